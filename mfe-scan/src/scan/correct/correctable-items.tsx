import { isApiError } from '@gb/api-client'
import { aboutGrams, aboutKcal, MAX_ITEMS } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { AddIcon, Button, List, ListRow } from '@gb/ui'
import { useState } from 'react'
import { useChangeMeal } from '../api/change-meal.mutation'
import { messages as scanMessages } from '../messages'
import type { FoodItem, ScannedMeal } from '../model/scan-outcome'
import { FoodSheet } from './food-sheet'
import { messages } from './messages'
import { unchanged, type WantedItem } from './portion-draft'
import styles from './sheets.module.css'

const words = scanMessages.results

type Properties = {
  userId: string
  label: string
  meal: Pick<ScannedMeal, 'entryId' | 'items'>
  onChanged: (meal: ScannedMeal) => void
}

/** The foods of a logged meal: each can be corrected or removed, and others added. */
export function CorrectableItems({ userId, label, meal, onChanged }: Properties) {
  const [open, setOpen] = useState<FoodItem | 'new' | null>(null)
  const { notify } = useHost()
  const change = useChangeMeal(userId)
  const close = () => {
    change.reset()
    setOpen(null)
  }
  const save = (items: readonly WantedItem[]) => {
    change.mutate(
      { entryId: meal.entryId, items },
      {
        onSuccess: (changed) => {
          onChanged(changed)
          notify({ tone: 'success', text: messages.saved })
          close()
        },
      },
    )
  }
  const item = open === 'new' ? null : open
  const others = meal.items.filter(({ itemId }) => itemId !== item?.itemId).map(unchanged)
  const withWanted = (wanted: WantedItem) =>
    wanted.itemId === null
      ? [...others, wanted]
      : meal.items.map((each) => (each.itemId === wanted.itemId ? wanted : unchanged(each)))
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
            unit={words.itemProtein}
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
          isSaving={change.isPending}
          error={change.error === null ? null : sentenceOf(change.error)}
          onSave={(wanted) => save(withWanted(wanted))}
          onRemove={item === null || others.length === 0 ? null : () => save(others)}
          onClose={close}
        />
      )}
    </>
  )
}

/** Weight and energy of a food, and whose figures they are. */
export const ItemDetail = ({ item }: { item: Omit<FoodItem, 'itemId'> }) => (
  <>
    {words.itemDetail(aboutGrams(item.grams), aboutKcal(item.calories))}
    <br />
    {messages.origins[item.origin]}
    {item.typed.length > 0 && ` ${messages.typedOver}`}
  </>
)

const sentenceOf = (error: Error): string => {
  if (isApiError(error, 'not_found', 'gone')) return messages.gone
  if (isApiError(error, 'invalid_input')) return error.fields[0]?.message ?? error.message
  return messages.failed
}
