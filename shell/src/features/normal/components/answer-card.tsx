import { type CareAdvice, type CareLevel, helpOf } from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { Text, type Tone } from '@gb/ui'
import { useMessages } from '@gb/entries'
import { normalCatalog } from '../messages/generated/normal'
import { isPlanned } from '../model/card-lines'
import { gapIn, reasonIn, titleIn } from '../model/in-words'
import type { OwnCard } from '../model/own-card'
import styles from '../normal.module.css'
import { AnswerCalls } from './answer-calls'

/** Never the color of success: the answer is never that nothing is wrong. */
const TONES: Record<CareLevel, Tone | 'accent'> = {
  emergency: 'danger',
  surgeon_now: 'danger',
  office_hours: 'warning',
  watch: 'accent',
}

/** DOM id of the answer, to go there. */
export const ANSWER_ID = 'normal-answer'

interface Properties {
  advice: CareAdvice | null
  card: OwnCard
  /** YYYY-MM-DD. */
  today: string
}

/** What to do by the worst answer, why, and whom to call. */
export function AnswerCard({ advice, card, today }: Properties) {
  const messages = useMessages(normalCatalog)
  const number = helpOf(useHelpCountry()[0])?.emergency
  if (advice === null) return <Text tone="muted">{messages.start}</Text>
  const { level, reasons, thiamin, gaps } = advice
  const isToSay = level === 'emergency' && isPlanned(card.surgeryDay, today)
  const isTakenAsRecent =
    card.surgeryDay === '' && reasons.some((reason) => reason === 'fever' || reason === 'pulse_fast')
  return (
    <section id={ANSWER_ID} className={styles.answer} data-hue={TONES[level]} aria-labelledby="normal-title">
      <h2 id="normal-title" className={styles.title}>
        {titleIn(messages, level, number)}
      </h2>
      <Text>{isToSay ? messages.planned : messages.texts[level]}</Text>
      {reasons.length > 0 && (
        <Words title={messages.because} list={reasons.map((reason) => reasonIn(messages, reason))} />
      )}
      {isTakenAsRecent && <Text tone="muted">{messages.noDay}</Text>}
      {thiamin && <Text strong>{messages.thiamin}</Text>}
      <AnswerCalls advice={advice} surgeon={card.surgeon} />
      {level !== 'emergency' && (
        <>
          <Words title={messages.whenTitle} list={messages.when} />
          <Text>
            {number === undefined ? messages.whenEmergencyElsewhere : messages.whenEmergency({ number })}
          </Text>
          {gaps.length > 0 && <Words title={messages.gaps} list={gaps.map((gap) => gapIn(messages, gap))} />}
          <Text>{messages.worried}</Text>
        </>
      )}
    </section>
  )
}

const Words = ({ title, list }: { title: string; list: readonly string[] }) => (
  <div>
    <Text as="h3" strong>
      {title}
    </Text>
    <ul className={styles.list}>
      {list.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </div>
)
