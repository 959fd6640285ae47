import { Injectable } from '@nestjs/common'
import { fitsGoals, isLight, type Language, type MealPlanBasis, mealPlanBasis } from '@gb/domain'
import { type SessionUser, todayOf } from '@gb/service-kit'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { spoken } from '../documents/translations/spoken.js'
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
  /** Of the plans and of their dishes. */
  language: Language
  basis: MealPlanBasis
  /** Then there are none. */
  isPregnant: boolean
  /** Then they are there to keep a weight. */
  isLight: boolean
  notice: string
  plans: FittedPlan[]
}

/** What plans are made of, in one language. */
interface Texts {
  written: WrittenPlans
  book: CookedBook
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
  private readonly written: (language: Language) => Promise<WrittenPlans>
  private readonly texts = new Map<Language, Texts>()
  private readonly plans = new Map<string, FittedPlan[]>()

  constructor(
    documents: HeldDocuments,
    private readonly recipes: RecipeBookService,
  ) {
    this.written = documents.holdInEach('meal-plans', (...text) => toWrittenPlans(spoken(...text)))
  }

  /** @param asked the plans are in English where the translation of them or of the recipes does not say all of it */
  async fit(user: SessionUser, asked: Language): Promise<FittedPlans> {
    const texts = await this.textsIn(asked)
    const basis = mealPlanBasis(user.person, todayOf(user))
    const isPregnant = user.person.isPregnant === true
    const isKeeping = isLight(user.person)
    return {
      language: texts.written.language,
      basis,
      isPregnant,
      isLight: isKeeping,
      notice: texts.written.notice,
      plans: this.sized(texts, basis),
    }
  }

  private async textsIn(asked: Language): Promise<Texts> {
    const [written, book] = await Promise.all([this.written(asked), this.recipes.book(asked)])
    return written.language === book.language ? { written, book } : this.textsIn('en')
  }

  /**
   * Sized once for all who have the same goals: it takes a while, and there are some hundred goals in all. What a clinic
   * says has no such number: the plans of longest ago are forgotten.
   */
  private sized(texts: Texts, basis: MealPlanBasis): FittedPlan[] {
    const { written, book } = texts
    this.forgetOlder(texts)
    const wish = `${written.language} ${JSON.stringify(basis)}`
    const plans = this.plans.get(wish) ?? written.plans.flatMap((plan) => fittedPlan(plan, book, basis))
    this.plans.delete(wish)
    this.plans.set(wish, plans)
    const [oldest] = this.plans.keys()
    if (this.plans.size > MOST_SIZED && oldest !== undefined) this.plans.delete(oldest)
    return plans
  }

  /** Other texts of a language make other plans of it. */
  private forgetOlder(texts: Texts): void {
    const { language } = texts.written
    const before = this.texts.get(language)
    if (before?.written === texts.written && before.book === texts.book) return
    this.texts.set(language, texts)
    for (const wish of this.plans.keys()) if (wish.startsWith(`${language} `)) this.plans.delete(wish)
  }
}
