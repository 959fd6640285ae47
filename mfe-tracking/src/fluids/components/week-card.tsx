import { addDays, FLUID_LOOK_BACK_DAYS } from '@gb/domain'
import { amountInWords, FLUID_UNITS, shownIn, useFluidUnit } from '@gb/entries'
import { Card, ChartIcon } from '@gb/ui'
import type { DayTotal } from '../api/fluid-days.query'
import { useFluidWords } from '../words'
import styles from './week-card.module.css'
import { useDays } from '../../shared/use-days'

/** Above the highest mark, so that a goal at the top is still seen as a line. */
const HEADROOM = 1.12

interface Properties {
  days: readonly DayTotal[] | null
  today: string
}

/** The last 7 days as bars against the goal of each; a day without an entry has no bar, for it is unknown. */
export function WeekCard({ days, today }: Properties) {
  const messages = useFluidWords()
  const hasEarlier = days?.some(({ day }) => day < today) ?? false
  if (days === null || !hasEarlier) return null
  const known = new Map(days.map((each) => [each.day, each]))
  const top = HEADROOM * Math.max(...days.map(({ totalOz, goalOz }) => Math.max(totalOz, goalOz)))
  const week = Array.from({ length: FLUID_LOOK_BACK_DAYS }, (_, index) =>
    addDays(today, index + 1 - FLUID_LOOK_BACK_DAYS),
  )
  return (
    <Card title={messages.week} icon={ChartIcon} hue="fluids">
      <ol className={styles.week} aria-label={messages.week}>
        {week.map((day) => (
          <Bar key={day} day={day} today={today} total={known.get(day)} top={top} />
        ))}
      </ol>
    </Card>
  )
}

interface BarProperties {
  day: string
  today: string
  total: DayTotal | undefined
  top: number
}

function Bar({ day, today, total, top }: BarProperties) {
  const dates = useDays()
  const messages = useFluidWords()
  const [unit] = useFluidUnit()
  const share = (oz: number) => `${(100 * oz) / top}%`
  const words = total
    ? messages.weekDay({
        amount: amountInWords(total.totalOz, unit),
        goal: amountInWords(total.goalOz, unit),
      })
    : messages.weekNone
  return (
    <li className={styles.day} aria-label={`${dates.day(day, today)}: ${words}`}>
      <span className={styles.amount} aria-hidden="true">
        {total ? Math.round(shownIn(total.totalOz, FLUID_UNITS[unit])) : '–'}
      </span>
      <span className={total ? styles.track : styles.unknown} aria-hidden="true">
        {total && (
          <>
            <span
              className={total.totalOz >= total.goalOz ? styles.reached : styles.fill}
              style={{ blockSize: share(total.totalOz) }}
            />
            <span className={styles.goal} style={{ insetBlockEnd: share(total.goalOz) }} />
          </>
        )}
      </span>
      <span className={day === today ? styles.today : styles.name} aria-hidden="true">
        {dates.weekday(day)}
      </span>
    </li>
  )
}
