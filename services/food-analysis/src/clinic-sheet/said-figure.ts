/** The fields of a clinic's sheet, as they go over the wire. */
export const SHEET_FIELDS = [
  'full_from',
  'puree_from',
  'soft_from',
  'regular_from',
  'full_meal_g',
  'puree_meal_g',
  'soft_meal_g',
  'regular_meal_g',
  'protein_g',
  'fluid_oz',
  'office_phone',
  'after_hours_phone',
] as const
export type SheetField = (typeof SHEET_FIELDS)[number]

/** In what a sheet can say it. */
export const SAID_UNITS = [
  'date',
  'day_after_surgery',
  'week_after_surgery',
  'g',
  'oz',
  'ml',
  'l',
  'phone',
  'other',
] as const
export type SaidUnit = (typeof SAID_UNITS)[number]

/** A figure as it stands on a sheet, with the words around it. */
export interface SaidFigure {
  readonly field: SheetField
  readonly words: string
  readonly unit: SaidUnit
  readonly value: string
}

/** A figure as it can be kept, or why it is left empty; always with the words it was read from. */
export interface ReadField {
  readonly field: SheetField
  /** A day 'YYYY-MM-DD', a whole number of g or US fl oz, or a phone number; null when it is left empty. */
  readonly value: string | null
  readonly words: string
  readonly problem: string | null
}
