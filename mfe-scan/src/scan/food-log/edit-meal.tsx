import { EditSheet, WhenField } from '@gb/ui'
import { useWhen } from '@gb/entries'
import { useState } from 'react'
import { MealTypeField } from '../shared/meal-type-field'
import type { ShownMeal } from '../shared/meal-log/food-day'
import { messages } from './messages'
import type { MealLog } from '../shared/meal-log/use-meal-log'

type Properties = { meal: ShownMeal; log: MealLog; onClose: () => void }

/** Corrects which meal it was, and when. */
export function EditMeal({ meal, log, onClose }: Properties) {
  const [mealType, setMealType] = useState(meal.mealType)
  const [isSaving, setSaving] = useState(false)
  const when = useWhen(meal.recordedAt)

  const save = async () => {
    const moment = when.read()
    if (moment === null) return
    setSaving(true)
    const isKept = await log.move(meal.entryId, mealType, moment.recordedAt)
    setSaving(false)
    if (isKept) onClose()
  }
  return (
    <EditSheet
      title={messages.meal.editTitle}
      isSaving={isSaving}
      onSave={() => void save()}
      onClose={onClose}
    >
      <MealTypeField value={mealType} onChange={setMealType} />
      <WhenField {...when.field} />
    </EditSheet>
  )
}
