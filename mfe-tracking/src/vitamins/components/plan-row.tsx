import { type PlanSubject } from '@gb/domain'
import { CheckIcon, FluidsIcon, FoodIcon, type Hue, VisuallyHidden, VitaminsIcon, WaterIcon } from '@gb/ui'
import { useVitaminWords } from '../words'
import type { PlanRow } from '../model/plan-rows'
import { usePlanWords } from '../plan-words'
import styles from './plan-card.module.css'
import { useDays } from '../../shared/use-days'

const HUES: Record<PlanSubject['type'], Hue> = { vitamin: 'vitamins', meal: 'food', drink: 'fluids' }
const ICONS = { vitamin: VitaminsIcon, meal: FoodIcon, drink: FluidsIcon }

/** A vitamin names its row before a meal does. */
const leading = (subjects: readonly PlanSubject[]): PlanSubject['type'] =>
  subjects.find(({ type }) => type === 'vitamin')?.type ?? subjects[0]?.type ?? 'vitamin'

/** One row of the timeline. */
export function PlanRowItem({ row }: { row: PlanRow }) {
  const dates = useDays()
  const messages = useVitaminWords()
  const planWords = usePlanWords()
  if (row.kind === 'now') {
    return (
      <li className={styles.now} aria-current="time">
        <span className={styles.nowName}>{messages.planNow}</span>
        <span className={styles.nowTime}>{dates.time(row.at)}</span>
      </li>
    )
  }
  const [from, to] = [dates.time(row.at), dates.time(row.until)]
  const time = from === to ? from : messages.stretch({ from, to })
  if (row.kind === 'drinks_fit') {
    return (
      <li className={styles.window} data-hue="fluids">
        <WaterIcon size={16} aria-hidden="true" className={styles.windowIcon} />
        <span>
          {messages.drinksFit} <span className={styles.time}>{time}</span>
        </span>
      </li>
    )
  }
  const type = leading(row.subjects)
  const Icon = row.kind === 'done' ? CheckIcon : ICONS[type]
  return (
    <li className={styles.row} data-hue={HUES[type]}>
      <span className={row.kind === 'done' ? styles.doneMark : styles.mark}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        {planWords.subjects(row.subjects)}
        <span className={styles.time}>
          <VisuallyHidden>{row.kind === 'done' ? messages.planDone : messages.planPlanned} </VisuallyHidden>
          {time}
        </span>
      </span>
    </li>
  )
}
