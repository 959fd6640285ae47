import type { WeightEntry } from '../model/weight'

/** A weight of a day at noon, with nothing beside it. */
export const weighIn = (day: string, weightLbs: number, isConfirmed = false): WeightEntry => ({
  entryId: day,
  weightLbs,
  notes: '',
  day,
  recordedAt: `${day}T12:00:00.000Z`,
  isInitial: false,
  hints: [],
  isConfirmed,
})
