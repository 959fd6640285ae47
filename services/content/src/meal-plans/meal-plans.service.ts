import { Injectable } from '@nestjs/common'
import { fitsGoals, type MealPlanBasis, mealPlanBasis } from '@gb/domain'
import { type SessionUser, todayOf } from '@gb/service-kit'
import { HeldDocuments } from '../public/held-documents.js'
import type { Held } from '../public/held.js'
import { RecipeBookService } from '../recipes/recipe-book.service.js'
import { toWrittenPlans, type WrittenPlans } from './meal-plan-book.mapper.js'
import { planDay, type PlannedDay, type WrittenPlan } from './planned-week.js'

/** A plan in the sizes that fit a person. */
export interface FittedPlan {
  plan: WrittenPlan
  days: PlannedDay[]
  fitsGoals: boolean
}

/** The plans of a person, and what they were made by. */
export interface FittedPlans {
  basis: MealPlanBasis
  notice: string
  plans: FittedPlan[]
}

/** Meal plans, sized to the phase and the goals of whoever asks. */
@Injectable()
export class MealPlansService {
  private readonly written: Held<WrittenPlans>

  constructor(
    documents: HeldDocuments,
    private readonly recipes: RecipeBookService,
  ) {
    this.written = documents.hold('meal-plans', toWrittenPlans)
  }

  async fit(user: SessionUser): Promise<FittedPlans> {
    const [{ notice, plans }, book] = await Promise.all([this.written.get(), this.recipes.book()])
    const basis = mealPlanBasis(user.person, todayOf(user))
    const fitted = plans
      .filter(({ phase }) => phase === basis.planPhase)
      .map((plan) => {
        const days = plan.days.map((day) =>
          planDay(day, plan.extras, book, { ...basis, phase: basis.planPhase }),
        )
        return { plan, days, fitsGoals: days.every(({ figures }) => fitsGoals(figures, basis.goals)) }
      })
    return { basis, notice, plans: fitted }
  }
}
