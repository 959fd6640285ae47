import { aboutGrams, aboutKcal, shownTotals } from '@gb/domain'
import { DeleteIcon, IconButton, List, ListRow, SearchIcon } from '@gb/ui'
import { messages } from './messages'
import type { NewItem } from './new-meal'
import styles from './log-sheet.module.css'

const words = messages.meal

interface Properties {
  items: readonly NewItem[]
  onFix: (item: NewItem) => void
  onRemove: (item: NewItem) => void
}

/** The foods of a meal that is not logged yet, to be checked, and what they bring. */
export function NewItems({ items, onFix, onRemove }: Properties) {
  return (
    <div>
      <p className={styles.hint}>{words.check}</p>
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
                <IconButton
                  icon={DeleteIcon}
                  label={words.remove(item.name)}
                  onClick={() => onRemove(item)}
                />
              </span>
            }
          />
        ))}
      </List>
      <Sum items={items} />
    </div>
  )
}

/** What the foods bring in all, as far as it is known before they are logged. */
function Sum({ items }: { items: readonly NewItem[] }) {
  const known = items.flatMap(({ food }) => food ?? [])
  if (known.length < items.length) return null
  const { calories, proteinG } = shownTotals(known)
  return <p>{words.sum(calories, proteinG)}</p>
}

function detailOf({ food, note }: NewItem): string {
  if (food === null) return note ?? words.open
  const detail = words.detail(aboutGrams(food.grams), aboutKcal(food.calories), aboutGrams(food.proteinG))
  return note === null ? detail : `${detail} · ${note}`
}
