import { describe, expect, it } from '@jest/globals'
import { CLINIC_FLUID_OZ, CLINIC_MEAL_G, CLINIC_PROTEIN_G } from './clinic-limits.js'
import { CLINIC_STAGES, type ClinicSheet } from './clinic-plan.js'
import { CLINIC_PROBLEMS, clinicProblems, isEmptySheet } from './clinic-problem.js'
import { NO_PLAN } from './no-plan.fixture.js'

const SURGERY = '2026-03-01'
const NOTHING: ClinicSheet = { ...NO_PLAN, officePhone: null, afterHoursPhone: null }
const WHOLE: ClinicSheet = {
  fullFrom: '2026-03-03',
  pureeFrom: '2026-03-17',
  softFrom: '2026-03-31',
  regularFrom: '2026-04-28',
  fullMealG: 227,
  pureeMealG: 85,
  softMealG: 113,
  regularMealG: 170,
  proteinG: 70,
  fluidOz: 64,
  officePhone: '(555) 010-0199',
  afterHoursPhone: '+1 555 010 0111',
}
const problems = (changes: Partial<ClinicSheet>, surgeryDate: string | null = SURGERY) =>
  clinicProblems({ ...WHOLE, ...changes }, surgeryDate)

describe(clinicProblems.name, () => {
  it('keeps a whole sheet, and one of a single line', () => {
    expect(problems({})).toEqual([])
    expect(clinicProblems({ ...NOTHING, officePhone: '5550100199' }, null)).toEqual([])
  })

  it('has no stage without a day to count from', () => {
    expect(clinicProblems({ ...NOTHING, softFrom: '2026-03-31' }, null)).toEqual([
      { field: 'softFrom', sentence: CLINIC_PROBLEMS.noSurgeryDate },
    ])
  })

  it.each([
    ['fullFrom', '2026-02-28', 'full'],
    ['pureeFrom', '2026-03-02', 'puree'],
    ['softFrom', '2026-03-07', 'soft'],
    ['regularFrom', '2026-08-28', 'regular'],
  ] as const)('refuses %s on %s: no program begins then', (field, day, stage) => {
    expect(clinicProblems({ ...NOTHING, [field]: day }, SURGERY)).toEqual([
      { field, sentence: CLINIC_PROBLEMS.day(stage) },
    ])
  })

  it('refuses stages out of order, also over one that is not dated', () => {
    expect(problems({ softFrom: '2026-03-17' })).toEqual([
      { field: 'softFrom', sentence: CLINIC_PROBLEMS.order('soft', 'puree') },
    ])
    expect(problems({ pureeFrom: '2026-04-20', softFrom: null, regularFrom: '2026-04-10' })).toEqual([
      { field: 'regularFrom', sentence: CLINIC_PROBLEMS.order('regular', 'puree') },
    ])
  })

  it('refuses what is over or under a limit, each with its own sentence', () => {
    for (const stage of CLINIC_STAGES)
      for (const grams of [CLINIC_MEAL_G[stage].min - 1, CLINIC_MEAL_G[stage].max + 1, 99.5, Number.NaN])
        expect(problems({ [`${stage}MealG`]: grams })).toEqual([
          { field: `${stage}MealG`, sentence: CLINIC_PROBLEMS.meal(stage) },
        ])
    for (const proteinG of [CLINIC_PROTEIN_G.min - 1, CLINIC_PROTEIN_G.max + 1])
      expect(problems({ proteinG })).toEqual([{ field: 'proteinG', sentence: CLINIC_PROBLEMS.protein }])
    for (const fluidOz of [CLINIC_FLUID_OZ.min - 1, CLINIC_FLUID_OZ.max + 1])
      expect(problems({ fluidOz })).toEqual([{ field: 'fluidOz', sentence: CLINIC_PROBLEMS.fluids }])
  })

  it('tells the sizes of meals in both units', () => {
    expect(CLINIC_PROBLEMS.meal('puree')).toContain('28 to 180 g (1 to 6 oz)')
    expect(CLINIC_PROBLEMS.meal('regular')).toContain('56 to 400 g (2 to 14 oz)')
  })

  it('refuses a number that nobody can call', () => {
    expect(problems({ officePhone: 'front desk' })).toEqual([
      { field: 'officePhone', sentence: CLINIC_PROBLEMS.phone },
    ])
  })
})

describe(isEmptySheet.name, () => {
  it('knows a sheet that says nothing', () => {
    expect([isEmptySheet(NOTHING), isEmptySheet(WHOLE)]).toEqual([true, false])
  })
})
