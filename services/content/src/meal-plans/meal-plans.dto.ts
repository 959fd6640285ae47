import {
  CLINIC_PARTS,
  type ClinicPart,
  type Language,
  LANGUAGES,
  MEAL_TYPES,
  type MealType,
  PHASE_KEYS,
  type PhaseKey,
  PLAN_PHASES,
  type PlanPhase,
  SHOP_SECTIONS,
  type ShopSection,
} from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { Sourced } from '../documents/shapes/sourced.dto.js'
import { ServedFoodDto } from '../recipes/premium-recipes.dto.js'

/** Figures of a part of a plan, computed from the food table. */
abstract class PlanFigures {
  @Answer('Energy in kcal.', 118.2) calories!: number
  @Answer('Protein in g.', 10.9) protein!: number
  @Answer('Carbohydrate in g.', 7.2) carbs!: number
  @Answer('Fat in g.', 5.1) fat!: number
}

/** A recipe that may stand in for another. */
class SwapDto {
  @Answer('The recipe.', 'salmon-dill-mousse') recipe_id!: string
  @Answer('Its name.', 'Salmon dill mousse') name!: string
  @Answer('How many servings of it.', 1) servings!: number
  @Answer('Energy of these servings in kcal.', 80.4) calories!: number
  @Answer('Protein of these servings in g.', 13.3) protein!: number
}

/** How a plain food is bought. */
class PlanPurchaseDto {
  @Answer('Its name in a shop.', 'Bananas') shop_name!: string
  @Answer.oneOf(SHOP_SECTIONS, 'Where it stands in a shop.', 'Produce') shop_section!: ShopSection
  @Answer('g to buy for 1 g as it is eaten.', 1.5) bought_per_gram!: number
}

/** A dish or a plain food of a meal. */
class PlanItemDto extends PlanFigures {
  @Answer.orNull(String, 'The recipe; null for a plain food.', 'silky-cottage-eggs') recipe_id!: string | null
  @Answer('What it is.', 'Silky cottage eggs') name!: string
  @Answer('How much, in words.', '1 serving') household!: string
  @Answer.orNull(Number, 'Servings of the recipe; null for a plain food.', 1) servings!: number | null
  @Answer('Weight in g.', 78) grams!: number
  @Answer.list(ServedFoodDto, 'The foods of this amount, as POST /api/food-entry takes them.')
  foods!: ServedFoodDto[]
  @Answer.partOrNull(PlanPurchaseDto, 'How it is bought; null for a recipe, whose ingredients say it.')
  purchase!: PlanPurchaseDto | null
  @Answer.list(
    SwapDto,
    'Recipes with about the same figures: first those with no other allergen, the nearest first; none for a plain food.',
  )
  swaps!: SwapDto[]
}

/** A meal of a day. */
class PlanMealDto extends PlanFigures {
  @Answer.oneOf(MEAL_TYPES, 'Which meal it is, `meal_type` of the food log.', 'breakfast') slot!: MealType
  @Answer('What there is, in words.', 'Silky cottage eggs, Ripe banana') meal!: string
  @Answer('Weight in g.', 108) grams!: number
  @Answer.list(PlanItemDto, 'Dishes and plain foods.') items!: PlanItemDto[]
}

/** A day of a plan. */
class PlanDayDto extends PlanFigures {
  @Answer('Number of the day, from 1.', 1) day!: number
  @Answer.list(PlanMealDto, 'Meals in the order of the day.') meals!: PlanMealDto[]
}

/** One meal of the sample day. */
class SampleMealDto {
  @Answer('What there is, in words.', 'Silky cottage eggs, Ripe banana') meal!: string
  @Answer('Energy in kcal.', 118) calories!: number
}

/** The first day in short. */
class SampleDayDto {
  @Answer.part(SampleMealDto, 'Breakfast.') breakfast!: SampleMealDto
  @Answer.part(SampleMealDto, 'Lunch.') lunch!: SampleMealDto
  @Answer.part(SampleMealDto, 'Dinner.') dinner!: SampleMealDto
}

/** A thing to buy. */
class ShoppingItemDto {
  @Answer('Its name in a shop.', 'Chicken breast without skin') name!: string
  @Answer.orNull(Number, 'How much to buy in g; null for spices and the like.', 570) grams!: number | null
  @Answer('How much to buy, in words.', 'about 1 lb 4 oz (570 g)') text!: string
}

/** What to buy in one section of the shop. */
class ShoppingSectionDto {
  @Answer.oneOf(SHOP_SECTIONS, 'The section.', 'Meat and fish') section!: ShopSection
  @Answer.list(ShoppingItemDto, 'Each thing once, by name.') items!: ShoppingItemDto[]
}

/** A plan in the sizes that fit you. */
class PersonalizedPlanDto extends Sourced {
  @Answer('The plan.', 'puree-gentle-spoons') plan_id!: string
  @Answer.oneOf(PLAN_PHASES, 'The phase it is for.', 'puree') phase!: PlanPhase
  @Answer('Its name.', 'Gentle spoons') title!: string
  @Answer('What it is like.', 'Smooth eggs, yogurt, chicken and fish in small spoons.') description!: string
  @Answer('How many days it has.', 7) duration_days!: number
  @Answer('Mean energy of its days in kcal.', 588) daily_calories!: number
  @Answer('Mean protein of its days in g.', 61) daily_protein!: number
  @Answer('Whether every day lies within 10 % of your goals.', true) fits_goals!: boolean
  @Answer.part(SampleDayDto, 'The first day in short.') sample_day!: SampleDayDto
  @Answer.list(ShoppingSectionDto, 'What to buy for all days, in the order of the shop.')
  shopping_list!: ShoppingSectionDto[]
  @Answer.list(PlanDayDto, 'All days.') days!: PlanDayDto[]
}

/** What the plans are held against. */
class PlanGoalsDto {
  @Answer.orNull(Number, 'Energy of a day in kcal; null is no goal.', 600) calories!: number | null
  @Answer.orNull(Number, 'Protein of a day in g; null is no goal.', 60) protein!: number | null
}

/** Meal plans for you. */
export class MealPlansDto {
  @Answer.oneOf(
    LANGUAGES,
    'The language of the words; English where the translation does not say every sentence of the plans and recipes in force. `cautions` are in English.',
    'en',
  )
  language!: Language

  @Answer.oneOfOrNull(PHASE_KEYS, 'Your phase today; null without a surgery date.', 'puree')
  phase!: PhaseKey | null

  @Answer.oneOfOrNull(
    PLAN_PHASES,
    'The phase whose plans these are; null when there are none: more than 14 days before surgery, on its day and the day after.',
    'puree',
  )
  plan_phase!: PlanPhase | null

  @Answer.someOf(
    CLINIC_PARTS,
    "What of it the person's own clinic says, see GET /api/clinic-plan/{user_id}; the rest is the general guide.",
    [],
  )
  from_clinic!: readonly ClinicPart[]

  @Answer.part(PlanGoalsDto, 'What the days are sized to.') goals!: PlanGoalsDto
  @Answer('Stands above the plans.', "Your clinic's plan comes first.") notice!: string

  @Answer.list(
    String,
    'Sentences that must be read before a plan is begun, or that say what to do while there is none; empty in most phases.',
    { example: [] },
  )
  cautions!: string[]

  @Answer.list(
    PersonalizedPlanDto,
    'At least two plans; none more than 14 days before surgery, on its day and the day after.',
  )
  personalized_plans!: PersonalizedPlanDto[]
}
