import type { Plate, ScannedMeal } from '../../shared/meal/meal'

/** The scan counter. `left` is null when there is no limit. */
export interface ScanStatus {
  readonly used: number
  readonly limit: number
  readonly left: number | null
  readonly isPremium: boolean
}

/** What an analysis ends with. Without a meal, or with an example, nothing was logged and no scan was used. */
export type ScanOutcome =
  | { readonly kind: 'meal'; readonly meal: ScannedMeal; readonly status: ScanStatus }
  | { readonly kind: 'sample'; readonly meal: Plate; readonly status: ScanStatus }
  | { readonly kind: 'no-meal'; readonly message: string | null; readonly status: ScanStatus }
