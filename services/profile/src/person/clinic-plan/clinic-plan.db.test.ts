import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  CLINIC_FLUID_OZ,
  CLINIC_MEAL_G,
  CLINIC_PROBLEMS,
  CLINIC_PROTEIN_G,
  CLINIC_STAGES,
  type Limit,
} from '@gb/domain'
import { nextUser } from '../../testing/people.js'
import { FORM, startProfile } from '../../testing/start-profile.js'
import { ClinicPlanController } from './clinic-plan.controller.js'
import { LocalProfilePort } from '../profile/profile-port.js'

let service: Awaited<ReturnType<typeof startProfile>>

beforeAll(async () => {
  service = await startProfile()
})
afterAll(() => service.close())

const NOTHING = {
  full_from: null,
  puree_from: null,
  soft_from: null,
  regular_from: null,
  full_meal_g: null,
  puree_meal_g: null,
  soft_meal_g: null,
  regular_meal_g: null,
  protein_g: null,
  fluid_oz: null,
  office_phone: null,
  after_hours_phone: null,
}
const SHEET = {
  full_from: '2026-09-03',
  puree_from: '2026-09-20',
  soft_from: '2026-10-04',
  regular_from: '2026-11-08',
  full_meal_g: 227,
  puree_meal_g: 85,
  soft_meal_g: 113,
  regular_meal_g: 170,
  protein_g: 75,
  fluid_oz: 72,
  office_phone: '(555) 010-0199',
  after_hours_phone: '+1 555 010 0111',
}

const newPerson = async (form: object = FORM) => {
  const browser = await service.browser().consenting()
  const { body } = await browser.call('POST', '/api/profile', { body: form })
  const userId = String(body.user_id)
  const path = `/api/clinic-plan/${userId}`
  return {
    userId,
    jar: browser.jar,
    call: browser.call,
    keep: (sheet: object) => browser.call('PUT', path, { body: sheet }),
    read: async () => (await browser.call('GET', path)).body,
    drop: () => browser.call('DELETE', path),
    profile: async () => (await browser.call('GET', `/api/profile/${userId}`)).body,
  }
}

describe(ClinicPlanController.name, () => {
  it('keeps a sheet as a whole, shows it, and forgets it', async () => {
    const person = await newPerson()
    expect(await person.read()).toEqual({ clinic_plan: null })
    expect(await person.keep(SHEET)).toMatchObject({ status: 200, body: { clinic_plan: SHEET } })
    expect(await person.read()).toEqual({ clinic_plan: SHEET })
    // What is absent the second time is not said any more.
    await person.keep({ office_phone: ' 5550100100 ' })
    const short = { ...NOTHING, office_phone: '5550100100' }
    expect(await person.read()).toEqual({ clinic_plan: short })
    expect((await person.profile()).clinic_plan).toEqual(short)
    expect(await person.drop()).toMatchObject({ status: 200, body: { clinic_plan: null } })
    expect(await person.drop()).toMatchObject({ status: 200 })
    expect((await person.profile()).clinic_plan).toBeNull()
  })

  it('tells every service of it, without the numbers', async () => {
    const person = await newPerson()
    const standing = () => service.get(LocalProfilePort, { strict: false }).standing(person.userId)
    expect((await standing())?.person.clinicPlan).toBeNull()
    await person.keep(SHEET)
    const facts = {
      fullFrom: '2026-09-03',
      pureeFrom: '2026-09-20',
      softFrom: '2026-10-04',
      regularFrom: '2026-11-08',
      fullMealG: 227,
      pureeMealG: 85,
      softMealG: 113,
      regularMealG: 170,
      proteinG: 75,
      fluidOz: 72,
    }
    expect((await standing())?.person.clinicPlan).toEqual(facts)
    expect((await nextUser(service, person.jar)).person.clinicPlan).toEqual(facts)
  })

  it.each([
    [{}, 'full_from', CLINIC_PROBLEMS.empty],
    [{ office_phone: '   ' }, 'full_from', CLINIC_PROBLEMS.empty],
    [{ ...SHEET, puree_from: '2026-09-03' }, 'puree_from', CLINIC_PROBLEMS.order('puree', 'full')],
    [{ soft_from: '2026-09-02' }, 'soft_from', CLINIC_PROBLEMS.day('soft')],
    [{ puree_meal_g: 500 }, 'puree_meal_g', CLINIC_PROBLEMS.meal('puree')],
    [{ protein_g: 20 }, 'protein_g', CLINIC_PROBLEMS.protein],
    [{ fluid_oz: 200 }, 'fluid_oz', CLINIC_PROBLEMS.fluids],
    [{ office_phone: 'front desk' }, 'office_phone', CLINIC_PROBLEMS.phone],
  ])('refuses %o with a sentence of its own', async (sheet, field, message) => {
    const person = await newPerson()
    expect(await person.keep(sheet)).toMatchObject({
      status: 400,
      body: { error: 'invalid_input', message, errors: [{ field, message }] },
    })
    expect(await person.read()).toEqual({ clinic_plan: null })
  })

  it.each([{ full_from: '2026-02-30' }, { protein_g: '70' }, { office_phone: 5 }, { stage: 'soft' }])(
    'refuses %o: it has no such shape',
    async (sheet) => {
      expect(await (await newPerson()).keep(sheet)).toMatchObject({
        status: 400,
        body: { error: 'invalid_input' },
      })
    },
  )

  it('has no stages without a surgery date, and takes the numbers all the same', async () => {
    const { surgery_date: _none, ...form } = FORM
    const person = await newPerson(form)
    expect(await person.keep({ soft_from: '2026-10-04' })).toMatchObject({
      status: 400,
      body: { message: CLINIC_PROBLEMS.noSurgeryDate },
    })
    expect(await person.keep({ office_phone: '555-010-0199' })).toMatchObject({ status: 200 })
  })

  it('is nobody else’s, and needs the consent to health data', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    await person.keep(SHEET)
    for (const method of ['GET', 'DELETE'] as const)
      expect(await other.call(method, `/api/clinic-plan/${person.userId}`)).toMatchObject({ status: 403 })
    expect(await person.read()).toEqual({ clinic_plan: SHEET })
    await person.call('DELETE', '/api/consents/health_data_consent')
    expect(await person.keep(SHEET)).toMatchObject({ status: 403, body: { error: 'consent_required' } })
  })

  it('has the limits of the rules in the table', async () => {
    const rows = await service.run(
      `SELECT conname, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conrelid = 'profile.clinic_plan'::regclass`,
    )
    const texts = new Map(rows.map(({ conname, text }) => [String(conname), String(text)]))
    const limits: Record<string, Limit> = {
      ...Object.fromEntries(CLINIC_STAGES.map((stage) => [`${stage}_meal_g`, CLINIC_MEAL_G[stage]])),
      protein_g: CLINIC_PROTEIN_G,
      fluid_oz: CLINIC_FLUID_OZ,
    }
    for (const [column, { min, max }] of Object.entries(limits))
      expect(texts.get(`clinic_plan_${column}`)).toBe(
        `CHECK (((${column} >= ${min}) AND (${column} <= ${max})))`,
      )
  })

  it('stands in order in the table, too', async () => {
    const person = await newPerson()
    const keep = (early: string, late: string) =>
      service.run(
        `INSERT INTO profile.clinic_plan (user_id, ${early}, ${late}) VALUES ($1, '2026-10-01', '2026-10-01')`,
        [person.userId],
      )
    const columns = CLINIC_STAGES.map((stage) => `${stage}_from`)
    for (const [index, early] of columns.entries())
      for (const late of columns.slice(index + 1))
        await expect(keep(early, late)).rejects.toThrow('clinic_plan_order')
  })
})
