import { aboutGrams, aboutKcal } from '@gb/domain'
import { DeleteIcon, IconButton, List, ListRow, SearchIcon } from '@gb/ui'
import { messages } from './messages'
import type { NewItem } from './new-meal'
import styles from './without.module.css'

const words = messages.meal

type Properties = {
  items: readonly NewItem[]
  onFix: (item: NewItem) => void
  onRemove: (item: NewItem) => void
}

/** The foods of a meal that is not logged yet, to be checked. */
export function NewItems({ items, onFix, onRemove }: Properties) {
  return (
    <List label={words.foods}>
      {items.map((item) => (
        <ListRow
          key={item.id}
          title={item.name}
          detail={detailOf(item)}
          trailing={
            <span className={styles.tools}>
              {/* Also for a food that is ready: it may be another one than was meant. */}
              <IconButton icon={SearchIcon} label={words.fix(item.name)} onClick={() => onFix(item)} />
              <IconButton icon={DeleteIcon} label={words.remove(item.name)} onClick={() => onRemove(item)} />
            </span>
          }
        />
      ))}
    </List>
  )
}

function detailOf({ food, note }: NewItem): string {
  if (food === null) return note ?? words.open
  const detail = words.detail(aboutGrams(food.grams), aboutKcal(food.calories), aboutGrams(food.proteinG))
  return note === null ? detail : `${detail} · ${note}`
}
