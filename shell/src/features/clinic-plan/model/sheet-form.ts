import {
  CLINIC_STAGES,
  type ClinicSheet,
  type ClinicStage,
  clinicProblems,
  gToWeightOz,
  type Language,
  isEmptySheet,
  typedNumber,
  weightOzToG,
} from '@gb/domain'
import { saidByServer } from '../../../shared/refusals/refusal-sentence'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'

/** In what the sizes of meals are typed. */
export const MEAL_UNITS = ['oz', 'g'] as const
export type MealUnit = (typeof MEAL_UNITS)[number]

/** The sheet as it is typed. A date that is half typed is null. */
export interface SheetForm {
  unit: MealUnit
  from: Record<ClinicStage, string | null>
  meal: Record<ClinicStage, string>
  protein: string
  fluids: string
  officePhone: string
  afterHoursPhone: string
}

/** A field of the form that something is the matter with, and what. */
export type SheetErrors = Partial<Record<keyof ClinicSheet, string>>

/** A size as it is typed in a unit: an ounce to a tenth, as kitchen scales have it. */
const typedSize = (grams: number | null, unit: MealUnit): string => {
  if (grams === null) return ''
  return String(unit === 'g' ? grams : Math.round(gToWeightOz(grams) * 10) / 10)
}

const ofStages = <T>(value: (stage: ClinicStage) => T): Record<ClinicStage, T> => ({
  full: value('full'),
  puree: value('puree'),
  soft: value('soft'),
  regular: value('regular'),
})

/** The form of a sheet; an empty one without. */
export const formOf = (sheet: ClinicSheet | null, unit: MealUnit = 'oz'): SheetForm => ({
  unit,
  from: ofStages((stage) => sheet?.[`${stage}From`] ?? ''),
  meal: ofStages((stage) => typedSize(sheet?.[`${stage}MealG`] ?? null, unit)),
  protein: String(sheet?.proteinG ?? ''),
  fluids: String(sheet?.fluidOz ?? ''),
  officePhone: sheet?.officePhone ?? '',
  afterHoursPhone: sheet?.afterHoursPhone ?? '',
})

/** A typed number, whole; NaN when it is none, so that it is within no limit. */
const amount = (typed: string, toUnit: (value: number) => number = (value) => value): number | null =>
  typed.trim() === '' ? null : Math.round(toUnit(typedNumber(typed) ?? Number.NaN))

/** What was typed, as it is kept. */
export const sheetOf = (form: SheetForm): ClinicSheet => {
  const size = (stage: ClinicStage) => amount(form.meal[stage], form.unit === 'oz' ? weightOzToG : undefined)
  return {
    fullFrom: form.from.full || null,
    pureeFrom: form.from.puree || null,
    softFrom: form.from.soft || null,
    regularFrom: form.from.regular || null,
    fullMealG: size('full'),
    pureeMealG: size('puree'),
    softMealG: size('soft'),
    regularMealG: size('regular'),
    proteinG: amount(form.protein),
    fluidOz: amount(form.fluids),
    officePhone: form.officePhone.trim() || null,
    afterHoursPhone: form.afterHoursPhone.trim() || null,
  }
}

/** What is the matter with what was typed, by field; nothing when it can be kept. */
export const errorsOf = (
  form: SheetForm,
  surgeryDate: string | null,
  language: Language = 'en',
): SheetErrors => {
  const messages = clinicPlanCatalog.in(language)
  const sheet = sheetOf(form)
  const halfTyped = CLINIC_STAGES.filter((stage) => form.from[stage] === null)
  if (halfTyped.length === 0 && isEmptySheet(sheet)) return { fullFrom: messages.wrong.empty }
  return {
    ...Object.fromEntries(
      clinicProblems(sheet, surgeryDate).map(({ field, sentence }) => [
        field,
        saidByServer(sentence, language) ?? sentence,
      ]),
    ),
    ...Object.fromEntries(halfTyped.map((stage) => [`${stage}From`, messages.notADay])),
  }
}

/** The same form with its sizes in the other unit; what is no number stays as it was typed. */
export const inUnit = (form: SheetForm, unit: MealUnit): SheetForm => {
  if (unit === form.unit) return form
  const turn = (typed: string): string => {
    const value = typedNumber(typed)
    if (value === null) return typed
    return typedSize(form.unit === 'g' ? value : Math.round(weightOzToG(value)), unit)
  }
  return { ...form, unit, meal: ofStages((stage) => turn(form.meal[stage])) }
}
