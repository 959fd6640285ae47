import type { ApiData } from '@gb/api-client'
import { type ClinicStage, formatsOf, gToWeightOz, type Language, sheetOfFigures } from '@gb/domain'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'
import { formOf, type SheetForm } from './sheet-form'

/** A figure of the sheet with the words it was read from; without a value it says why. */
export type ReadField = ApiData<'/api/clinic-plan-reading', 'post'>['fields'][number]

const STAGE = /^(full|puree|soft|regular)_/

const stageOf = (field: string): ClinicStage | null => {
  switch (STAGE.exec(field)?.[1]) {
    case 'full':
      return 'full'
    case 'puree':
      return 'puree'
    case 'soft':
      return 'soft'
    case 'regular':
      return 'regular'
    default:
      return null
  }
}

/** What a field is called, as in the form. */
export const nameOf = ({ field }: ReadField, messages = clinicPlanCatalog.in('en')): string => {
  const stage = stageOf(field)
  if (stage !== null) {
    const name = messages.stages[stage]
    return field.endsWith('_from') ? messages.firstDay({ stage: name }) : messages.mealSize({ stage: name })
  }
  if (field === 'protein_g') return messages.protein
  if (field === 'fluid_oz') return messages.fluids
  return field === 'office_phone' ? messages.office : messages.afterHours
}

/** A value in words, in both units where a sheet may have either. */
export const valueInWords = ({ field }: ReadField, value: string, language: Language = 'en'): string => {
  const messages = clinicPlanCatalog.in(language)
  if (field.endsWith('_from')) return formatsOf(language).day(value, 'long')
  if (field.endsWith('_meal_g'))
    return messages.read.meal({ grams: Number(value), oz: Math.round(gToWeightOz(Number(value)) * 10) / 10 })
  if (field === 'protein_g') return messages.grams({ grams: Number(value) })
  return field === 'fluid_oz' ? messages.ounces({ oz: Number(value) }) : value
}

/** The form with what was confirmed; what was not stays as it was typed. */
export const withRead = (form: SheetForm, confirmed: readonly ReadField[]): SheetForm => {
  const read = formOf(sheetOfFigures(confirmed), form.unit)
  const ofStages = <T>(pick: (stage: ClinicStage) => T): Record<ClinicStage, T> => ({
    full: pick('full'),
    puree: pick('puree'),
    soft: pick('soft'),
    regular: pick('regular'),
  })
  return {
    unit: form.unit,
    from: ofStages((stage) => read.from[stage] || form.from[stage]),
    meal: ofStages((stage) => read.meal[stage] || form.meal[stage]),
    protein: read.protein || form.protein,
    fluids: read.fluids || form.fluids,
    officePhone: read.officePhone || form.officePhone,
    afterHoursPhone: read.afterHoursPhone || form.afterHoursPhone,
  }
}
