import { Injectable } from '@nestjs/common'
import { fitsGoals, isLight, type MealPlanBasis, mealPlanBasis } from '@gb/domain'
import { type SessionUser, todayOf, type Held } from '@gb/service-kit'
import { HeldDocuments } from '../documents/published/held-documents.js'
import type { CookedBook } from '../recipes/cooked-book.js'
import { RecipeBookService } from '../recipes/recipe-book.service.js'
import { toWrittenPlans, type WrittenPlans } from './meal-plan-book.mapper.js'
import { planDay, type PlannedDay } from './planned-week.js'
import type { WrittenPlan } from './written-plan.js'

/** A plan in the sizes that fit a person. */
export interface FittedPlan {
  plan: WrittenPlan
  days: PlannedDay[]
  fitsGoals: boolean
}

/** The plans of a person, and what they were made by. */
export interface FittedPlans {
  basis: MealPlanBasis
  /** Then there are none. */
  isPregnant: boolean
  /** Then they are there to keep a weight. */
  isLight: boolean
  notice: string
  plans: FittedPlan[]
}

/** So many sizes of the plans are kept at most: about 180 kB each, 90 MB in all. */
export const MOST_SIZED = 500

/** A plan of the wanted phase in the sizes that fit; none of another phase. */
const fittedPlan = (plan: WrittenPlan, book: CookedBook, basis: MealPlanBasis): FittedPlan[] => {
  if (plan.phase !== basis.planPhase) return []
  const days = plan.days.map((day) => planDay(day, plan.extras, book, { ...basis, phase: plan.phase }))
  return [{ plan, days, fitsGoals: days.every(({ figures }) => fitsGoals(figures, basis.goals)) }]
}

/** Meal plans, sized to the phase and the goals of whoever asks. */
@Injectable()
export class MealPlansService {
  private readonly written: Held<WrittenPlans>
  private known: { written: WrittenPlans; book: CookedBook; plans: Map<string, FittedPlan[]> } | null = null

  constructor(
    documents: HeldDocuments,
    private readonly recipes: RecipeBookService,
  ) {
    this.written = documents.hold('meal-plans', toWrittenPlans)
  }

  async fit(user: SessionUser): Promise<FittedPlans> {
    const [written, book] = await Promise.all([this.written.get(), this.recipes.book()])
    const basis = mealPlanBasis(user.person, todayOf(user))
    const isPregnant = user.person.isPregnant === true
    const isKeeping = isLight(user.person)
    return {
      basis,
      isPregnant,
      isLight: isKeeping,
      notice: written.notice,
      plans: this.sized(written, book, basis),
    }
  }

  /**
   * Sized once for all who have the same goals: it takes a while, and there are some hundred goals in all. What a clinic
   * says has no such number: the plans of longest ago are forgotten.
   */
  private sized(written: WrittenPlans, book: CookedBook, basis: MealPlanBasis): FittedPlan[] {
    if (this.known?.written !== written || this.known.book !== book)
      this.known = { written, book, plans: new Map() }
    const wish = JSON.stringify(basis)
    const plans = this.known.plans.get(wish) ?? written.plans.flatMap((plan) => fittedPlan(plan, book, basis))
    this.known.plans.delete(wish)
    this.known.plans.set(wish, plans)
    const [oldest] = this.known.plans.keys()
    if (this.known.plans.size > MOST_SIZED && oldest !== undefined) this.known.plans.delete(oldest)
    return plans
  }
}
