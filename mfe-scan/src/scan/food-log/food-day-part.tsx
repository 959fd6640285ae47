import { dayInWords, shownTotals, timeInWords } from '@gb/domain'
import { stateInWords } from '@gb/entries'
import { Button, CopyIcon, Disclosure, List, ListRow, SendState } from '@gb/ui'
import { useState } from 'react'
import { namesOf } from '../../shared/meal/meal'
import { wentInWords } from '../shared/how-it-went'
import { messages as scanMessages } from '../shared/messages'
import type { FoodDay, ShownMeal } from '../shared/meal-log/food-day'
import styles from './log.module.css'
import { messages } from './messages'

interface Properties {
  day: FoodDay
  today: string
  totals: string
  onOpen: (meal: ShownMeal) => void
  onCopy: () => Promise<void>
}

/** One day: its sum, and its meals on demand. A day with something to check is open. */
export function FoodDayPart({ day, today, totals, onOpen, onCopy }: Properties) {
  const name = dayInWords(day.day, today)
  const needsAttention = day.meals.some(({ state }) => state === 'attention')
  return (
    <Disclosure
      defaultOpen={day.day === today || needsAttention}
      summary={
        <span className={styles.day}>
          <span>{name}</span>
          <span className={styles.totals}>{totals}</span>
        </span>
      }
    >
      <List label={name}>
        {day.meals.map((meal) => (
          <ListRow
            key={meal.entryId}
            title={`${scanMessages.meals[meal.mealType]} · ${timeInWords(meal.recordedAt)}`}
            detail={
              <>
                {namesOf(meal)}
                <Went meal={meal} />
                <SendState {...stateInWords(meal)} />
              </>
            }
            value={shownTotals(meal.items).calories}
            unit={messages.kcal}
            onSelect={() => onOpen(meal)}
          />
        ))}
      </List>
      {day.day !== today && <CopyButton onCopy={onCopy} />}
    </Disclosure>
  )
}

function Went({ meal }: { meal: ShownMeal }) {
  const went = wentInWords(meal)
  return went === '' ? null : <span className={styles.went}>{went}</span>
}

function CopyButton({ onCopy }: { onCopy: () => Promise<void> }) {
  const [isCopying, setCopying] = useState(false)
  const press = () => {
    setCopying(true)
    void onCopy().finally(() => setCopying(false))
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={CopyIcon}
      busy={isCopying}
      busyLabel={messages.copying}
      onClick={press}
    >
      {messages.copy}
    </Button>
  )
}
