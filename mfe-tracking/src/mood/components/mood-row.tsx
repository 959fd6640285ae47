import { MOOD_TEXTS } from '@gb/domain'
import { DeleteIcon, EditIcon, IconButton, inFacts, ListRow, SendState } from '@gb/ui'
import type { Shown } from '@gb/device'
import { stateInWords, useLanguageHere, useMessages } from '@gb/entries'
import { moodCatalog } from '../messages/generated/mood'
import type { Mood } from '../model/mood'
import styles from './mood-row.module.css'
import { useDays } from '../../shared/use-days'

interface Properties {
  mood: Shown<Mood>
  today: string
  onOpen: () => void
  onDelete: () => void
  onDiscard: () => void
}

/** One mood with its state, the first words of its texts, and what can be done about it. */
export function MoodRow(props: Properties) {
  const language = useLanguageHere()
  const messages = useMessages(moodCatalog)
  const { mood, today } = props
  const facts = [...useWhen()(mood, today), messages.energyOf({ value: String(mood.energyLevel) })]
  const preview = MOOD_TEXTS.map((name) => mood.texts[name]).find((text) => text !== '')
  return (
    <ListRow
      hue="mood"
      title={messages.words[mood.moodDescription]}
      detail={
        <>
          {inFacts(facts.join(' · '))}
          <SendState {...stateInWords(mood, language)} />
          {preview !== undefined && <span className={styles.preview}>{preview}</span>}
        </>
      }
      value={mood.moodRating}
      unit="/ 10"
      trailing={<Actions {...props} />}
    />
  )
}

function useWhen(): (mood: Mood, today: string) => [day: string, time: string] {
  const dates = useDays()
  return ({ day, recordedAt }, today) => [dates.day(day, today), dates.time(recordedAt)]
}

function Actions(props: Properties) {
  const messages = useMessages(moodCatalog)
  const { mood, today } = props
  const when = useWhen()(mood, today).join(', ')
  const name = messages.entry({ word: messages.words[mood.moodDescription], day: when })
  const isRefused = props.mood.state === 'attention'
  return (
    <>
      {props.mood.refusal?.reason !== 'gone' && (
        <IconButton icon={EditIcon} label={messages.open({ entry: name })} onClick={props.onOpen} />
      )}
      <IconButton
        icon={DeleteIcon}
        label={isRefused ? messages.discard({ entry: name }) : messages.delete({ entry: name })}
        onClick={isRefused ? props.onDiscard : props.onDelete}
      />
    </>
  )
}
