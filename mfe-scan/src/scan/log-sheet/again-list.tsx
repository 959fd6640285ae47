import { shownTotals } from '@gb/domain'
import { List, ListRow } from '@gb/ui'
import { namesOf } from '../../shared/meal/meal'
import type { Again } from '../shared/meal-log/use-meal-log'
import { messages } from './messages'
import styles from './log-sheet.module.css'

const words = messages.again

type Listed = Again & { readonly isSample: boolean }

interface Properties {
  label: string
  meals: readonly Listed[]
  onRepeat: (meal: Again) => void
}

/** Meals that one tap logs again; nothing while there are none. */
export function AgainList({ label, meals, onRepeat }: Properties) {
  if (meals.length === 0) return null
  return (
    <div>
      <h3 className={styles.heading}>{label}</h3>
      <p className={styles.hint}>{words.hint}</p>
      <List label={label}>
        {meals.map((meal) => (
          <ListRow
            key={meal.entryId}
            title={namesOf(meal)}
            detail={detailOf(meal)}
            onSelect={() => onRepeat(meal)}
          />
        ))}
      </List>
    </div>
  )
}

const detailOf = ({ items, isSample }: Listed): string => {
  const { calories, proteinG } = shownTotals(items)
  const detail = words.detail(calories, proteinG)
  return isSample ? `${detail} · ${words.sample}` : detail
}
