import type { MealType } from '@gb/domain'
import type { ShrunkPhoto } from './photo/draw-photo'

/**
 * A captured photo. `url` shows it on screen. Each meal type has its own idempotency key: the same photo as lunch
 * and as dinner are two requests, the same photo as lunch twice is one.
 */
export type CapturedPhoto = ShrunkPhoto & {
  readonly url: string
  readonly keys: Readonly<Record<MealType, string>>
}
