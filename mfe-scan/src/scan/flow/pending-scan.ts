import { kept } from '@gb/device'
import { MEAL_TYPES, type MealType } from '@gb/domain'

/** A photo that was sent and whose answer has not been seen. The key finds the answer; it is no secret. */
export interface PendingScan {
  readonly userId: string
  readonly key: string
  readonly mealType: MealType
}

/** The last photo that was sent, kept over a reload of this browser tab. Nothing of the photo is kept, and where
 * the browser keeps nothing at all, the meal is still in the log. */
export const pendingScan = {
  keep: (pending: PendingScan): void => kept.keep('pendingScan', JSON.stringify(pending)),
  forget: (): void => kept.keep('pendingScan', null),
  /** Null when there is none of this person. */
  read: (userId: string): PendingScan | null => {
    const found = parsed(kept.read('pendingScan'))
    return isPending(found) && found.userId === userId ? found : null
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

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
