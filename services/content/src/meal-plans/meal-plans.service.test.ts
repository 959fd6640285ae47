import { beforeAll, describe, expect, it } from '@jest/globals'
import { addDays, CLINIC_MEAL_G, CLINIC_PROTEIN_G } from '@gb/domain'
import type { SessionUser } from '@gb/service-kit'
import { FACTS, GIVEN, NO_PLAN } from '@gb/test-kit/person'
import { Test } from '@nestjs/testing'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { readSeed } from '../documents/seed/seed-files.js'
import { RecipeBookService } from '../recipes/recipe-book.service.js'
import { shippedFoods } from '../testing/food-table.js'
import { toWrittenPlans } from './meal-plan-book.mapper.js'
import { MealPlansService, MOST_SIZED } from './meal-plans.service.js'
import { readShippedPlans } from './plan-audit.js'

/** Somebody in the soft stage whose clinic says something that no other one of these clinics says. */
const ofClinic = (index: number): SessionUser => {
  const proteins = CLINIC_PROTEIN_G.max - CLINIC_PROTEIN_G.min + 1
  const clinicPlan = {
    ...NO_PLAN,
    proteinG: CLINIC_PROTEIN_G.min + (index % proteins),
    softMealG: CLINIC_MEAL_G.soft.min + 20 + Math.floor(index / proteins),
  }
  const surgeryDate = addDays(new Date().toISOString().slice(0, 10), -40)
  return {
    userId: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11',
    sessionId: 's',
    timeZone: 'UTC',
    person: { ...FACTS, surgeryDate, clinicPlan },
    consents: GIVEN,
  }
}

describe(MealPlansService.name, () => {
  let service: MealPlansService
  const plansOf = async (index: number) => (await service.fit(ofClinic(index), 'en')).plans

  beforeAll(async () => {
    const document = (await readSeed()).find(({ slug }) => slug === 'meal-plans')
    if (!document) throw new Error('the shipped plans are needed')
    const shipped = toWrittenPlans(document)
    // Without their days: sizing all of a plan takes a third of a second, and here it is asked for 500 times.
    const written = { ...shipped, plans: shipped.plans.map((plan) => ({ ...plan, days: [] })) }
    const { book } = await readShippedPlans([...shippedFoods.values()])
    const module = await Test.createTestingModule({
      providers: [
        MealPlansService,
        { provide: HeldDocuments, useValue: { holdInEach: () => async () => written } },
        { provide: RecipeBookService, useValue: { book: async () => book } },
      ],
    }).compile()
    service = module.get(MealPlansService)
  })

  it('remembers so many sizes and no more, and forgets those that nobody has asked for longest', async () => {
    const [first, second] = [await plansOf(0), await plansOf(1)]
    expect(first.length).toBeGreaterThanOrEqual(2)
    for (let index = 2; index < MOST_SIZED; index += 1) await plansOf(index)
    // As many as are remembered: asking for the first one makes it the newest, and the second the oldest.
    expect(await plansOf(0)).toBe(first)
    await plansOf(MOST_SIZED)
    expect(await plansOf(0)).toBe(first)
    const again = await plansOf(1)
    expect(again).not.toBe(second)
    expect(again).toEqual(second)
  })
})
