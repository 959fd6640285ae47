import { aboutGrams, aboutKcal, shownTotals } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { DeleteIcon, IconButton, List, ListRow, SearchIcon } from '@gb/ui'
import { useAmountInWords } from '../correct/use-amount'
import { logSheetCatalog } from './messages/generated/log-sheet'
import type { NewItem } from './new-meal'
import styles from './log-sheet.module.css'

interface Properties {
  items: readonly NewItem[]
  onFix: (item: NewItem) => void
  onRemove: (item: NewItem) => void
}

/** The foods of a meal that is not logged yet, to be checked, and what they bring. */
export function NewItems({ items, onFix, onRemove }: Properties) {
  const words = useMessages(logSheetCatalog).meal
  return (
    <div>
      <p className={styles.hint}>{words.check}</p>
      <List label={words.foods}>
        {items.map((item) => (
          <Row key={item.id} item={item} onFix={onFix} onRemove={onRemove} />
        ))}
      </List>
      <Sum items={items} />
    </div>
  )
}

interface RowProperties extends Omit<Properties, 'items'> {
  item: NewItem
}

function Row({ item, onFix, onRemove }: RowProperties) {
  const words = useMessages(logSheetCatalog).meal
  const { name } = item
  const amount = useAmountInWords(item.food)
  return (
    <ListRow
      title={name}
      detail={detailOf(item, amount, words)}
      trailing={
        <span className={styles.tools}>
          {/* Also for a food that is ready: it may be another one than was meant. */}
          <IconButton icon={SearchIcon} label={words.fix({ name })} onClick={() => onFix(item)} />
          <IconButton icon={DeleteIcon} label={words.remove({ name })} onClick={() => onRemove(item)} />
        </span>
      }
    />
  )
}

/** What the foods bring in all, as far as it is known before they are logged. */
function Sum({ items }: { items: readonly NewItem[] }) {
  const words = useMessages(logSheetCatalog).meal
  const known = items.flatMap(({ food }) => food ?? [])
  if (known.length < items.length) return null
  const { calories, proteinG } = shownTotals(known)
  return <p>{words.sum({ kcal: calories, protein: proteinG })}</p>
}

type Words = ReturnType<typeof logSheetCatalog.in>['meal']

function detailOf({ food, note }: NewItem, amount: string, words: Words): string {
  if (food === null) return note ?? words.open
  const detail = words.detail({
    amount,
    kcal: aboutKcal(food.calories),
    protein: aboutGrams(food.proteinG),
  })
  return note === null ? detail : `${detail} · ${note}`
}
