import type { ClinicSheetField } from '@gb/domain'

/** In what a sheet can say it. */
export const SAID_UNITS = [
  'date',
  'day_after_surgery',
  'week_after_surgery',
  'g',
  'oz',
  'ml',
  'l',
  'cup',
  'tablespoon',
  'phone',
  'other',
] as const
export type SaidUnit = (typeof SAID_UNITS)[number]

/** A figure as it stands on a sheet, with the words around it. */
export interface SaidFigure {
  readonly field: ClinicSheetField
  readonly words: string
  readonly unit: SaidUnit
  readonly value: string
}

/** A figure as it can be kept, or why it is left empty; always with the words it was read from. */
export interface ReadField {
  readonly field: ClinicSheetField
  /** A day 'YYYY-MM-DD', a whole number of g or US fl oz, or a phone number; null when it is left empty. */
  readonly value: string | null
  readonly words: string
  /** What a measure of the kitchen was taken as, as a sentence to show; null for every other one. */
  readonly taken_as: string | null
  readonly problem: string | null
}
