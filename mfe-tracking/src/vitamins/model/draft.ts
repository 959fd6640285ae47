import { type IronAnswer, NOTE_LENGTH, type TimeOfDay, type VitaminName, writtenText } from '@gb/domain'
import { typedDose, unitChoice, unitIdOf } from './dose'
import { oneTapDose } from './usual-dose'
import type { Vitamin, VitaminValues } from './vitamin'

/** The form while it is filled in. */
export interface VitaminDraft {
  vitaminName: VitaminName
  /** As typed; stays what it is when the unit changes, because then the unit was wrong and not the number. */
  amount: string
  /** Of `unitChoices`. */
  unitId: string
  /** null: the time of day that it is now. */
  timeTaken: TimeOfDay | null
  notes: string
}

/** A form for a vitamin with the dose of the last time, or the usual one, filled in. */
export function draftFor(
  vitaminName: VitaminName,
  vitamins: readonly Vitamin[],
  iron: IronAnswer | null = null,
): VitaminDraft {
  const dose = vitaminName === 'Other' ? null : oneTapDose(vitaminName, vitamins, iron)
  return {
    vitaminName,
    amount: dose === null ? '' : String(dose.amount),
    unitId: dose === null ? unitChoice(vitaminName, '').id : unitIdOf(vitaminName, dose),
    timeTaken: null,
    notes: '',
  }
}

/** A stored vitamin in the form. */
export const draftOf = (vitamin: Vitamin): VitaminDraft => ({
  vitaminName: vitamin.vitaminName,
  amount: String(vitamin.amount),
  unitId: unitIdOf(vitamin.vitaminName, vitamin),
  timeTaken: vitamin.timeTaken,
  notes: vitamin.notes,
})

/** What the draft says; null while it cannot be saved. */
export function valuesOf(draft: VitaminDraft, now: TimeOfDay): VitaminValues | null {
  const dose = typedDose(draft.amount, unitChoice(draft.vitaminName, draft.unitId))
  const notes = writtenText(draft.notes)
  if (dose === null || notes.length > NOTE_LENGTH.max) return null
  return { ...dose, vitaminName: draft.vitaminName, timeTaken: draft.timeTaken ?? now, notes }
}
