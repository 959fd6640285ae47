import { dayInWords, MOOD_TEXTS, timeInWords } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, inFacts, ListRow, SendState } from '@gb/ui'
import type { Shown } from '@gb/device'
import { stateInWords } from '@gb/entries'
import { messages } from '../messages'
import type { Mood } from '../model/mood'
import styles from './mood-row.module.css'

interface Properties {
  mood: Shown<Mood>
  today: string
  onOpen: () => void
  onDelete: () => void
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
          {inFacts(detailOf(mood, today))}
          <SendState {...stateInWords(mood)} />
          {preview !== undefined && <span className={styles.preview}>{preview}</span>}
        </>
      }
      value={mood.moodRating}
      unit="/ 10"
      trailing={<Actions {...props} />}
    />
  )
}

const detailOf = ({ day, recordedAt, energyLevel }: Shown<Mood>, today: string): string =>
  [dayInWords(day, today), timeInWords(recordedAt), messages.energyOf(energyLevel)].join(' · ')

const nameOf = ({ mood, today }: Properties) =>
  messages.entry(
    messages.words[mood.moodDescription],
    `${dayInWords(mood.day, today)}, ${timeInWords(mood.recordedAt)}`,
  )

function Actions(props: Properties) {
  const name = nameOf(props)
  const isRefused = props.mood.state === 'attention'
  return (
    <>
      {props.mood.refusal?.reason !== 'gone' && (
        <IconButton icon={EditIcon} label={messages.open(name)} onClick={props.onOpen} />
      )}
      <IconButton
        icon={DeleteIcon}
        label={isRefused ? messages.discard(name) : messages.delete(name)}
        onClick={isRefused ? props.onDiscard : props.onDelete}
      />
    </>
  )
}
