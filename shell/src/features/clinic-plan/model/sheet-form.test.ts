import { describe, expect, it } from '@jest/globals'
import { CLINIC_PROBLEMS, type ClinicSheet } from '@gb/domain'
import { messages } from '../messages/generated/clinic-plan.en'
import { errorsOf, formOf, inUnit, sheetOf } from './sheet-form'

const SURGERY = '2026-09-01'
const SHEET: ClinicSheet = {
  fullFrom: '2026-09-03',
  pureeFrom: '2026-09-20',
  softFrom: null,
  regularFrom: '2026-11-08',
  fullMealG: 227,
  pureeMealG: 85,
  softMealG: null,
  regularMealG: 170,
  proteinG: 75,
  fluidOz: 72,
  officePhone: '(555) 010-0199',
  afterHoursPhone: null,
}

describe(formOf.name, () => {
  it('shows a kept sheet so that saving it changes nothing, in both units', () => {
    expect(sheetOf(formOf(SHEET))).toEqual(SHEET)
    expect(sheetOf(formOf(SHEET, 'g'))).toEqual(SHEET)
    for (let grams = 28; grams <= 400; grams++)
      expect(sheetOf(formOf({ ...SHEET, pureeMealG: grams })).pureeMealG).toBeCloseTo(grams, -0.5)
  })

  it('tells sizes in ounces to a tenth, and in grams', () => {
    expect(formOf(SHEET).meal).toEqual({ full: '8', puree: '3', soft: '', regular: '6' })
    expect(inUnit(formOf(SHEET), 'g').meal).toEqual({ full: '227', puree: '85', soft: '', regular: '170' })
    expect(
      inUnit({ ...formOf(SHEET), meal: { ...formOf(SHEET).meal, soft: '4 or so' } }, 'g').meal.soft,
    ).toBe('4 or so')
  })
})

describe(errorsOf.name, () => {
  const form = formOf(SHEET)

  it('finds nothing on a sheet that can be kept', () => {
    expect(errorsOf(form, SURGERY)).toEqual({})
  })

  it('asks for at least one field', () => {
    expect(errorsOf(formOf(null), SURGERY)).toEqual({ fullFrom: CLINIC_PROBLEMS.empty })
  })

  it('says at each field what is the matter with it', () => {
    const wrong = {
      ...form,
      from: { ...form.from, full: null, regular: '2026-09-10' },
      meal: { ...form.meal, puree: 'three' },
      protein: '20',
      fluids: '200',
      officePhone: 'front desk',
    }
    expect(errorsOf(wrong, SURGERY)).toEqual({
      fullFrom: messages.notADay,
      regularFrom: CLINIC_PROBLEMS.day('regular'),
      pureeMealG: CLINIC_PROBLEMS.meal('puree'),
      proteinG: CLINIC_PROBLEMS.protein,
      fluidOz: CLINIC_PROBLEMS.fluids,
      officePhone: CLINIC_PROBLEMS.phone,
    })
  })
})
