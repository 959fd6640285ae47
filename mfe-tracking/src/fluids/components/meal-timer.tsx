import { DRINKS_FROM_MEALS_MINUTES } from '@gb/domain'
import { Card, InfoMark, ProgressRing, Text } from '@gb/ui'
import { useMealWait } from '../api/meal-timer.query'
import { useFluidWords } from '../words'
import { useMinutesUntil } from '../model/use-minutes-until'
import styles from './meal-timer.module.css'
import { useChecked, useDays } from '../../shared/use-days'

const RING_PX = 72

/** After a meal: how long until a drink fits again. It asks for nothing and locks nothing. */
export function MealTimer({ userId }: { userId: string }) {
  const dates = useDays()
  const messages = useFluidWords()
  const checked = useChecked()
  const wait = useMealWait(userId)
  const minutes = useMinutesUntil(wait?.endsAt ?? null)
  if (wait === null || minutes === 0) return null
  const info = (
    <InfoMark label={messages.waitInfo} source={messages.waitSource} reviewed={checked}>
      {messages.waitInfoText}
    </InfoMark>
  )
  return (
    <Card hue="food" look="tinted">
      <div className={styles.row}>
        <ProgressRing
          label={messages.wait}
          hue="food"
          size={RING_PX}
          value={DRINKS_FROM_MEALS_MINUTES - minutes}
          max={DRINKS_FROM_MEALS_MINUTES}
          valueText={messages.waitLeft({ minutes })}
        >
          {/* One below the other: beside each other they are wider than the inside of the ring. */}
          <span className={styles.minutes}>{minutes}</span>
          <span className={styles.unit}>{messages.min}</span>
        </ProgressRing>
        <div className={styles.words}>
          <Text as="h2" strong>
            {messages.waitUntil({ time: dates.time(wait.endsAt) })}
          </Text>
          <Text as="p" size="small" tone="muted">
            {messages.waitText({ time: dates.time(wait.ateAt) })}
          </Text>
        </div>
        {info}
      </div>
    </Card>
  )
}
