import type { ClinicSheet } from './clinic-plan.js'

/** The fields of a clinic's sheet as they go over the wire, in the order of the form. */
export const CLINIC_SHEET_FIELDS = [
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
export type ClinicSheetField = (typeof CLINIC_SHEET_FIELDS)[number]

/** What each field is called in a sheet. */
export const CLINIC_SHEET_NAMES: Readonly<Record<ClinicSheetField, keyof ClinicSheet>> = {
  full_from: 'fullFrom',
  puree_from: 'pureeFrom',
  soft_from: 'softFrom',
  regular_from: 'regularFrom',
  full_meal_g: 'fullMealG',
  puree_meal_g: 'pureeMealG',
  soft_meal_g: 'softMealG',
  regular_meal_g: 'regularMealG',
  protein_g: 'proteinG',
  fluid_oz: 'fluidOz',
  office_phone: 'officePhone',
  after_hours_phone: 'afterHoursPhone',
}

/** A figure that was read of a sheet: a day, a whole number of g or US fl oz, a phone number; null when it was left empty. */
interface ReadFigure {
  readonly field: ClinicSheetField
  readonly value: string | null
}

/** The sheet that some figures make; what none of them is about is null. */
export const sheetOfFigures = (figures: readonly ReadFigure[]): ClinicSheet => {
  const text = (name: ClinicSheetField) => figures.find(({ field }) => field === name)?.value ?? null
  const amount = (name: ClinicSheetField) => {
    const value = text(name)
    return value === null ? null : Number(value)
  }
  return {
    fullFrom: text('full_from'),
    pureeFrom: text('puree_from'),
    softFrom: text('soft_from'),
    regularFrom: text('regular_from'),
    fullMealG: amount('full_meal_g'),
    pureeMealG: amount('puree_meal_g'),
    softMealG: amount('soft_meal_g'),
    regularMealG: amount('regular_meal_g'),
    proteinG: amount('protein_g'),
    fluidOz: amount('fluid_oz'),
    officePhone: text('office_phone'),
    afterHoursPhone: text('after_hours_phone'),
  }
}
