import { aboutGrams, aboutKcal, MAX_ITEMS } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { AddIcon, Button, List, ListRow } from '@gb/ui'
import { useState } from 'react'
import type { FoodItem, ScannedMeal, WantedItem } from '../../shared/meal/meal'
import { useMealLog } from '../shared/meal-log/use-meal-log'
import { expectedItem } from './expected-item'
import { FoodSheet } from './food-sheet'
import { correctCatalog } from './messages/generated/correct'
import type { TableFood } from './portion-draft'
import styles from './sheets.module.css'
import { useAmountInWords } from './use-amount'

interface Properties {
  userId: string
  label: string
  meal: Pick<ScannedMeal, 'entryId' | 'items'>
}

/** The foods of a logged meal: each can be corrected or removed, and others added. */
export function CorrectableItems({ userId, label, meal }: Properties) {
  const [open, setOpen] = useState<FoodItem | 'new' | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { notify } = useHost()
  const log = useMealLog()
  const messages = useMessages(correctCatalog)
  const save = async (items: readonly FoodItem[]) => {
    setSaving(true)
    const isKept = await log.correct(meal.entryId, items)
    setSaving(false)
    if (!isKept) return
    notify({ tone: 'success', text: messages.saved })
    setOpen(null)
  }
  const item = open === 'new' ? null : open
  const others = meal.items.filter(({ itemId }) => itemId !== item?.itemId)
  const put = (wanted: WantedItem, food: TableFood | null) => {
    if (item === null) {
      const lowest = Math.min(0, ...meal.items.map(({ itemId }) => itemId))
      return save([...others, expectedItem(lowest - 1, wanted, food, null)])
    }
    const corrected = expectedItem(item.itemId, wanted, food, item)
    return save(meal.items.map((each) => (each.itemId === item.itemId ? corrected : each)))
  }
  return (
    <>
      <p className={styles.hint}>{messages.hint}</p>
      <List label={label}>
        {meal.items.map((each) => (
          <ListRow
            key={each.itemId}
            title={each.name}
            detail={<ItemDetail item={each} />}
            value={aboutGrams(each.proteinG)}
            unit={messages.itemProtein}
            onSelect={() => setOpen(each)}
          />
        ))}
      </List>
      {meal.items.length < MAX_ITEMS && (
        <Button variant="secondary" icon={AddIcon} onClick={() => setOpen('new')}>
          {messages.add}
        </Button>
      )}
      {open !== null && (
        <FoodSheet
          userId={userId}
          item={item}
          isSaving={isSaving}
          onSave={(wanted, food) => void put(wanted, food)}
          onRemove={item === null || others.length === 0 ? null : () => void save(others)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

/** Weight and energy of a food, and whose figures they are. */
export function ItemDetail({ item }: { item: Omit<FoodItem, 'itemId'> }) {
  const messages = useMessages(correctCatalog)
  return (
    <>
      {messages.item({ amount: useAmountInWords(item), kcal: aboutKcal(item.calories) })}
      <br />
      {messages.origins[item.origin]}
      {item.typed.length > 0 && ` ${messages.typedOver}`}
    </>
  )
}
