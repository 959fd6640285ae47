import { formatsOf, shownTotals } from '@gb/domain'
import { stateInWords, useLanguageHere, useMessages } from '@gb/entries'
import { Button, CopyIcon, Disclosure, List, ListRow, SendState } from '@gb/ui'
import { useState } from 'react'
import { namesOf } from '../../shared/meal/meal'
import { useWentInWords } from '../shared/how-it-went'
import { sharedCatalog } from '../shared/messages/generated/shared'
import type { FoodDay, ShownMeal } from '../shared/meal-log/food-day'
import styles from './log.module.css'
import { foodLogCatalog } from './messages/generated/food-log'
import { useDayInWords } from './use-day-in-words'

const KCAL = 'kcal'

interface Properties {
  day: FoodDay
  today: string
  totals: string
  onOpen: (meal: ShownMeal) => void
  onCopy: () => Promise<void>
}

/** One day: its sum, and its meals on demand. A day with something to check is open. */
export function FoodDayPart({ day, today, totals, onOpen, onCopy }: Properties) {
  const name = useDayInWords()(day.day, today)
  const language = useLanguageHere()
  const { meals } = useMessages(sharedCatalog)
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
            title={`${meals[meal.mealType]} · ${formatsOf(language).time(meal.recordedAt)}`}
            detail={
              <>
                {namesOf(meal)}
                <Went meal={meal} />
                <SendState {...stateInWords(meal, language)} />
              </>
            }
            value={shownTotals(meal.items).calories}
            unit={KCAL}
            onSelect={() => onOpen(meal)}
          />
        ))}
      </List>
      {day.day !== today && <CopyButton onCopy={onCopy} />}
    </Disclosure>
  )
}

function Went({ meal }: { meal: ShownMeal }) {
  const went = useWentInWords(meal)
  return went === '' ? null : <span className={styles.went}>{went}</span>
}

function CopyButton({ onCopy }: { onCopy: () => Promise<void> }) {
  const [isCopying, setCopying] = useState(false)
  const messages = useMessages(foodLogCatalog)
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
