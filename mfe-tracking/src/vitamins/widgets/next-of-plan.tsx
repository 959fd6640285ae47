import { type DayPlan, dayPlan, type DayPlanFacts, type VitaminName } from '@gb/domain'
import { useLocalDay, useOneTap } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, VitaminsIcon } from '@gb/ui'
import { useProfileRead } from '../../shared/surgery-date.query'
import { useAge } from '../api/age.query'
import { useIronAnswer } from '../api/iron-answer.query'
import { useRecommended } from '../api/recommended.query'
import { useDayFacts } from '../api/use-day-facts'
import { useVitaminLog, type VitaminLog } from '../api/use-vitamin-log'
import { useVitamins } from '../api/vitamin-history.query'
import { DoseCheck } from '../components/dose-check'
import { useInWords, useNextWords } from '../next-words'
import { timeOfDayAt } from '../model/time-of-day'
import { questionsToAsk } from '../model/to-ask'
import { useCheck } from '../model/use-check'
import { asLogged, oneTapDose } from '../model/usual-dose'
import type { Dose, Vitamin } from '../model/vitamin'
import styles from './next-vitamin.module.css'
import { WaitingVitamin } from './waiting-vitamin'
import { useDays } from '../../shared/use-days'
import { homeCatalog } from '../../shared/home/messages/generated/home'
import { sharedCatalog } from '../../shared/messages/generated/shared'
import { inOwnWords } from '@gb/own-words'
import { nextCatalog } from '../messages/generated/next'

const WORDS = [nextCatalog, homeCatalog, sharedCatalog]

interface Properties {
  userId: string
  /** Nothing is usual yet: no place is kept for what somebody may have chosen. */
  isEarly: boolean
}

/** The card of the next vitamin, with all that makes a plan of the day; nothing where nothing is to be taken yet. */
function NextOfPlan({ userId, isEarly }: Properties) {
  const read = useVitamins(userId)
  const facts = useDayFacts(userId, read.taken)
  const recommended = useRecommended()
  const log = useVitaminLog(userId, false)
  const profile = useProfileRead(userId)
  if (read.isError || recommended.isError || (profile.isError && profile.data === undefined)) return null
  if (facts === null || !read.isRead) return isEarly ? null : <WaitingVitamin />
  if (facts.vitamins.length === 0) return null
  return (
    <Card>
      <Next userId={userId} facts={facts} taken={read.taken} log={log} />
    </Card>
  )
}

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(NextOfPlan, WORDS)

interface NextProperties {
  userId: string
  facts: DayPlanFacts
  taken: readonly Vitamin[]
  log: VitaminLog
}

function Next({ userId, facts, taken, log }: NextProperties) {
  const dates = useDays()
  const words = useNextWords().next
  const inWords = useInWords()
  const { navigate } = useHost()
  const today = useLocalDay()
  const ageYears = useAge(userId)
  const iron = useIronAnswer(userId) ?? null
  const isNewTap = useOneTap()
  const check = useCheck(
    (values) => questionsToAsk(values, { vitamins: taken, day: today, ageYears }),
    (values) => void log.addOnTap(values),
  )
  const plan = dayPlan(facts)
  const due = dueOf(plan)
  const dose = due && oneTapDose(due.name, taken, iron)
  // No free time is left: which ones they are stands on the tab.
  const isRestLeft = due === null && plan.notToday.length > 0
  const tap = (name: VitaminName, each: Dose) => {
    if (isNewTap(name))
      check.submit({ ...asLogged(name), ...each, timeTaken: timeOfDayAt(new Date(facts.now)) })
  }
  return (
    <>
      <DoseCheck asked={check.asked} onAnswer={check.answer} onDrop={check.drop} />
      <div className={styles.row} data-hue="vitamins">
        <span className={styles.icon}>
          <VitaminsIcon size={20} aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>
            {due === null ? (isRestLeft ? words.rest : words.done) : inWords.name(due.name)}
          </h2>
          {due !== null && (
            <p className={styles.when}>
              {due.at <= facts.now ? words.now : words.from({ time: dates.time(due.at) })}
            </p>
          )}
          {isRestLeft && <p className={styles.when}>{words.tomorrow}</p>}
        </div>
        {due !== null && dose !== null ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={words.takeOf({ name: inWords.name(due.name), dose: inWords.dose(dose) })}
            onClick={() => tap(due.name, dose)}
          >
            {words.take({ dose: inWords.dose(dose) })}
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={() => navigate('vitamins')}>
            {words.open}
          </Button>
        )}
      </div>
    </>
  )
}

/** The first vitamin that the plan still has for today, and from when it fits, ms; null when there is none. */
function dueOf({ lines }: DayPlan): { name: VitaminName; at: number } | null {
  for (const { isDone, subject, at } of lines)
    if (!isDone && subject.type === 'vitamin') return { name: subject.vitaminName, at }
  return null
}
