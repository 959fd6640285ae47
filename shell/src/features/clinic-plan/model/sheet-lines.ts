import { CLINIC_STAGES, type ClinicSheet, formatsOf, gToWeightOz, type Language } from '@gb/domain'
import { clinicPlanCatalog } from '../messages/generated/clinic-plan'

/** One line of what the clinic says. */
export interface SheetLine {
  readonly name: string
  readonly value: string
}

/** What the clinic says, as it is read: nothing that it does not say. */
export const sheetLines = (sheet: ClinicSheet, language: Language = 'en'): SheetLine[] => {
  const messages = clinicPlanCatalog.in(language)
  const { stages } = messages
  const ofStages = CLINIC_STAGES.flatMap((stage) => {
    const [day, grams] = [sheet[`${stage}From`], sheet[`${stage}MealG`]]
    const parts = [
      ...(day === null ? [] : [messages.fromDay({ day: formatsOf(language).day(day, 'long') })]),
      ...(grams === null ? [] : [messages.mealOf({ grams, oz: Math.round(gToWeightOz(grams) * 10) / 10 })]),
    ]
    return parts.length === 0 ? [] : [{ name: stages[stage], value: parts.join(' · ') }]
  })
  return [
    ...ofStages,
    ...(sheet.proteinG === null
      ? []
      : [{ name: messages.protein, value: messages.grams({ grams: sheet.proteinG }) }]),
    ...(sheet.fluidOz === null
      ? []
      : [{ name: messages.fluids, value: messages.ounces({ oz: sheet.fluidOz }) }]),
    ...(sheet.officePhone === null ? [] : [{ name: messages.office, value: sheet.officePhone }]),
    ...(sheet.afterHoursPhone === null ? [] : [{ name: messages.afterHours, value: sheet.afterHoursPhone }]),
  ]
}
