import { shownTotals } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { List, ListRow } from '@gb/ui'
import { namesOf } from '../../shared/meal/meal'
import type { Again } from '../shared/meal-log/use-meal-log'
import styles from './log-sheet.module.css'
import { logSheetCatalog } from './messages/generated/log-sheet'

type Listed = Again & { readonly isSample: boolean }

interface Properties {
  label: string
  meals: readonly Listed[]
  onRepeat: (meal: Again) => void
}

/** Meals that one tap logs again; nothing while there are none. */
export function AgainList({ label, meals, onRepeat }: Properties) {
  const words = useMessages(logSheetCatalog).again
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
            detail={words.detail(sumOf(meal)) + (meal.isSample ? ` · ${words.sample}` : '')}
            onSelect={() => onRepeat(meal)}
            isAdding
          />
        ))}
      </List>
    </div>
  )
}

const sumOf = ({ items }: Listed) => {
  const { calories, proteinG } = shownTotals(items)
  return { kcal: calories, protein: proteinG }
}
