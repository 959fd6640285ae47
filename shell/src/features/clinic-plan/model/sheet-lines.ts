import { CLINIC_STAGES, type ClinicSheet, gToWeightOz, longDayInWords } from '@gb/domain'
import { messages } from '../messages'

/** One line of what the clinic says. */
export interface SheetLine {
  readonly name: string
  readonly value: string
}

const { stages } = messages

/** What the clinic says, as it is read: nothing that it does not say. */
export const sheetLines = (sheet: ClinicSheet): SheetLine[] => {
  const ofStages = CLINIC_STAGES.flatMap((stage) => {
    const [day, grams] = [sheet[`${stage}From`], sheet[`${stage}MealG`]]
    const parts = [
      ...(day === null ? [] : [messages.fromDay(longDayInWords(day))]),
      ...(grams === null ? [] : [messages.mealOf(grams, Math.round(gToWeightOz(grams) * 10) / 10)]),
    ]
    return parts.length === 0 ? [] : [{ name: stages[stage], value: parts.join(' · ') }]
  })
  return [
    ...ofStages,
    ...(sheet.proteinG === null ? [] : [{ name: messages.protein, value: messages.grams(sheet.proteinG) }]),
    ...(sheet.fluidOz === null ? [] : [{ name: messages.fluids, value: messages.ounces(sheet.fluidOz) }]),
    ...(sheet.officePhone === null ? [] : [{ name: messages.office, value: sheet.officePhone }]),
    ...(sheet.afterHoursPhone === null ? [] : [{ name: messages.afterHours, value: sheet.afterHoursPhone }]),
  ]
}
