import { EditSheet, WhenField } from '@gb/ui'
import { useEntryForm, useMessages } from '@gb/entries'
import { useState } from 'react'
import { MealTypeField } from '../shared/meal-type-field'
import type { ShownMeal } from '../shared/meal-log/food-day'
import { foodLogCatalog } from './messages/generated/food-log'
import type { MealLog } from '../shared/meal-log/use-meal-log'

interface Properties {
  meal: ShownMeal
  log: MealLog
  onClose: () => void
}

/** Corrects which meal it was, and when. */
export function EditMeal({ meal, log, onClose }: Properties) {
  const { editTitle } = useMessages(foodLogCatalog).meal
  const [mealType, setMealType] = useState(meal.mealType)
  const { when, isSaving, change } = useEntryForm(meal.recordedAt)

  const save = async () => {
    const isKept = await change(mealType, (type, recordedAt) => log.move(meal.entryId, type, recordedAt))
    if (isKept) onClose()
  }
  return (
    <EditSheet title={editTitle} isSaving={isSaving} onSave={() => void save()} onClose={onClose}>
      <MealTypeField value={mealType} onChange={setMealType} />
      <WhenField {...when.field} />
    </EditSheet>
  )
}
