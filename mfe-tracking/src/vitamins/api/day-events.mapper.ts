import type { ApiData } from '@gb/api-client'
import type { EntryReader } from '@gb/device'
import { DEFAULT_FLUID_TYPE, DEFAULT_MEAL_TYPE, type PlanSubject } from '@gb/domain'

type WireDrink = ApiData<'/api/fluid-summary/{user_id}'>['entries'][number]
type WireMeal = ApiData<'/api/food-history/{user_id}'>['entries'][number]

/** A drink or a meal as far as the plan of the day needs it. */
export interface LoggedEvent {
  entryId: string
  /** ISO 8601, UTC. */
  recordedAt: string
  subject: PlanSubject
}

export const toDrinkEvent = (entry: WireDrink): LoggedEvent => ({
  entryId: entry.entry_id,
  recordedAt: entry.recorded_at,
  subject: { type: 'drink', fluidType: entry.fluid_type },
})

export const toMealEvent = (entry: WireMeal): LoggedEvent => ({
  entryId: entry.entry_id,
  recordedAt: entry.recorded_at,
  subject: { type: 'meal', mealType: entry.meal_type },
})

/** A drink that is on its way. */
export const drinkReader: EntryReader<'fluid', LoggedEvent> = {
  create: (entryId, { fluid_type: fluidType = DEFAULT_FLUID_TYPE, recorded_at: recordedAt = '' }) => ({
    entryId,
    recordedAt,
    subject: { type: 'drink', fluidType },
  }),
  change: (event, { fluid_type: fluidType, recorded_at: recordedAt = event.recordedAt }) => ({
    ...event,
    recordedAt,
    subject: fluidType === undefined ? event.subject : { type: 'drink', fluidType },
  }),
}

/** A meal that is on its way. */
export const mealReader: EntryReader<'food', LoggedEvent> = {
  create: (entryId, { meal_type: mealType = DEFAULT_MEAL_TYPE, recorded_at: recordedAt = '' }) => ({
    entryId,
    recordedAt,
    subject: { type: 'meal', mealType },
  }),
  change: (event, { meal_type: mealType, recorded_at: recordedAt = event.recordedAt }) => ({
    ...event,
    recordedAt,
    subject: mealType === undefined ? event.subject : { type: 'meal', mealType },
  }),
}
