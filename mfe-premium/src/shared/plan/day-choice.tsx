import { useMessages } from '@gb/entries'
import { OneStop } from '@gb/ui'
import { planCatalog } from './messages/generated/plan'
import styles from './plan.module.css'

interface Properties {
  days: readonly { day: number }[]
  chosen: number
  onChoose: (index: number) => void
}

/** The days of a plan in one row, to go from one to the next. */
export function DayChoice({ days, chosen, onChoose }: Properties) {
  const messages = useMessages(planCatalog)
  return (
    <OneStop label={messages.chooseDay} orientation="horizontal">
      <div className={styles.days} role="group" aria-label={messages.chooseDay}>
        {days.map(({ day }, index) => (
          <button
            key={day}
            type="button"
            className={styles.dayChip}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            <span className={styles.dayWord}>{messages.dayWord}</span> {day}
          </button>
        ))}
      </div>
    </OneStop>
  )
}
