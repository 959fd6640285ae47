import { MEAL_TYPES, type MealType } from '@gb/domain'

const PLACE = 'gb-scan-pending'

/** A photo that was sent and whose answer has not been seen. The key finds the answer; it is no secret. */
export type PendingScan = { readonly userId: string; readonly key: string; readonly mealType: MealType }

/** The last photo that was sent, kept over a reload of this browser tab. Nothing of the photo is kept. */
export const pendingScan = {
  keep: (pending: PendingScan): void => {
    quietly(() => sessionStorage.setItem(PLACE, JSON.stringify(pending)))
  },
  forget: (): void => {
    quietly(() => sessionStorage.removeItem(PLACE))
  },
  /** Null when there is none of this person. */
  read: (userId: string): PendingScan | null => {
    const text = quietly(() => sessionStorage.getItem(PLACE)) ?? null
    const kept = text === null ? null : quietly((): unknown => JSON.parse(text))
    return isPending(kept) && kept.userId === userId ? kept : null
  },
}

const isPending = (value: unknown): value is PendingScan =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'key' in value &&
  typeof value.key === 'string' &&
  'mealType' in value &&
  MEAL_TYPES.some((type) => type === value.mealType)

/** A browser may keep nothing at all; then a reload forgets, and the meal is still in the log. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
