import { MOOD_TEXTS } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, ListRow, RetryIcon } from '@gb/ui'
import { dayInWords, timeInWords } from '../../shared/days-in-words'
import type { Shown } from '../../shared/log/entry-changes'
import { messages } from '../messages'
import type { Mood } from '../model/mood'
import styles from './mood-row.module.css'

type Properties = {
  mood: Shown<Mood>
  today: string
  onOpen: () => void
  onDelete: () => void
  onRetry: () => void
  onDiscard: () => void
}

/** One mood with its state, the first words of its texts, and what can be done about it. */
export function MoodRow(props: Properties) {
  const { mood, today } = props
  const preview = MOOD_TEXTS.map((name) => mood.texts[name]).find((text) => text !== '')
  return (
    <ListRow
      hue="mood"
      title={messages.words[mood.moodDescription]}
      detail={
        <>
          {detailOf(mood, today)}
          {preview !== undefined && <span className={styles.preview}>{preview}</span>}
        </>
      }
      value={mood.moodRating}
      unit="/ 10"
      trailing={mood.state === 'failed' ? <FailedActions {...props} /> : <SavedActions {...props} />}
    />
  )
}

const detailOf = ({ day, recordedAt, energyLevel, state }: Shown<Mood>, today: string): string => {
  const parts = [dayInWords(day, today), timeInWords(recordedAt), messages.energyOf(energyLevel)]
  if (state === 'sending') parts.push(messages.sending)
  if (state === 'failed') parts.push(messages.notSaved)
  return parts.join(' · ')
}

const nameOf = ({ mood, today }: Properties) =>
  messages.entry(
    messages.words[mood.moodDescription],
    `${dayInWords(mood.day, today)}, ${timeInWords(mood.recordedAt)}`,
  )

function SavedActions(props: Properties) {
  const name = nameOf(props)
  // Until it is stored there is nothing on the server to change.
  const isSending = props.mood.state === 'sending'
  return (
    <>
      <IconButton icon={EditIcon} label={messages.open(name)} disabled={isSending} onClick={props.onOpen} />
      <IconButton
        icon={DeleteIcon}
        label={messages.delete(name)}
        disabled={isSending}
        onClick={props.onDelete}
      />
    </>
  )
}

function FailedActions(props: Properties) {
  const name = nameOf(props)
  return (
    <>
      <IconButton icon={RetryIcon} label={messages.sendAgain(name)} onClick={props.onRetry} />
      <IconButton icon={DeleteIcon} label={messages.discard(name)} onClick={props.onDiscard} />
    </>
  )
}
