import { ApiProperty } from '@nestjs/swagger'
import {
  MEAL_TYPES,
  type MealType,
  PHASE_KEYS,
  type PhaseKey,
  PLAN_PHASES,
  type PlanPhase,
  SHOP_SECTIONS,
  type ShopSection,
} from '@gb/domain'
import { UserIdField } from '@gb/service-kit'
import { Sourced } from '../documents/shapes/sourced.dto.js'
import { ServedFoodDto } from '../recipes/premium-recipes.dto.js'

/** Path of what belongs to a person. */
export class PlanOwnerParams {
  @UserIdField()
  user_id!: string
}

/** Figures of a part of a plan, computed from the food table. */
abstract class PlanFigures {
  @ApiProperty({ description: 'Energy in kcal.', example: 118.2 })
  calories!: number

  @ApiProperty({ description: 'Protein in g.', example: 10.9 })
  protein!: number

  @ApiProperty({ description: 'Carbohydrate in g.', example: 7.2 })
  carbs!: number

  @ApiProperty({ description: 'Fat in g.', example: 5.1 })
  fat!: number
}

/** A recipe that may stand in for another. */
class SwapDto {
  @ApiProperty({ description: 'The recipe.', example: 'salmon-dill-mousse' })
  recipe_id!: string

  @ApiProperty({ description: 'Its name.', example: 'Salmon dill mousse' })
  name!: string

  @ApiProperty({ description: 'How many servings of it.', example: 1 })
  servings!: number

  @ApiProperty({ description: 'Energy of these servings in kcal.', example: 80.4 })
  calories!: number

  @ApiProperty({ description: 'Protein of these servings in g.', example: 13.3 })
  protein!: number
}

/** How a plain food is bought. */
class PlanPurchaseDto {
  @ApiProperty({ description: 'Its name in a shop.', example: 'Bananas' })
  shop_name!: string

  @ApiProperty({ description: 'Where it stands in a shop.', enum: [...SHOP_SECTIONS], example: 'Produce' })
  shop_section!: ShopSection

  @ApiProperty({ description: 'g to buy for 1 g as it is eaten.', example: 1.5 })
  bought_per_gram!: number
}

/** A dish or a plain food of a meal. */
class PlanItemDto extends PlanFigures {
  @ApiProperty({
    description: 'The recipe; null for a plain food.',
    type: String,
    nullable: true,
    example: 'silky-cottage-eggs',
  })
  recipe_id!: string | null

  @ApiProperty({ description: 'What it is.', example: 'Silky cottage eggs' })
  name!: string

  @ApiProperty({ description: 'How much, in words.', example: '1 serving' })
  household!: string

  @ApiProperty({
    description: 'Servings of the recipe; null for a plain food.',
    type: Number,
    nullable: true,
    example: 1,
  })
  servings!: number | null

  @ApiProperty({ description: 'Weight in g.', example: 78 })
  grams!: number

  @ApiProperty({
    description: 'The foods of this amount, as POST /api/food-entry takes them.',
    type: [ServedFoodDto],
  })
  foods!: ServedFoodDto[]

  @ApiProperty({
    description: 'How it is bought; null for a recipe, whose ingredients say it.',
    type: PlanPurchaseDto,
    nullable: true,
  })
  purchase!: PlanPurchaseDto | null

  @ApiProperty({
    description: 'Recipes with about the same figures, the nearest first; none for a plain food.',
    type: [SwapDto],
  })
  swaps!: SwapDto[]
}

/** A meal of a day. */
class PlanMealDto extends PlanFigures {
  @ApiProperty({
    description: 'Which meal it is, `meal_type` of the food log.',
    enum: [...MEAL_TYPES],
    example: 'breakfast',
  })
  slot!: MealType

  @ApiProperty({ description: 'What there is, in words.', example: 'Silky cottage eggs, Ripe banana' })
  meal!: string

  @ApiProperty({ description: 'Weight in g.', example: 108 })
  grams!: number

  @ApiProperty({ description: 'Dishes and plain foods.', type: [PlanItemDto] })
  items!: PlanItemDto[]
}

/** A day of a plan. */
class PlanDayDto extends PlanFigures {
  @ApiProperty({ description: 'Number of the day, from 1.', example: 1 })
  day!: number

  @ApiProperty({ description: 'Meals in the order of the day.', type: [PlanMealDto] })
  meals!: PlanMealDto[]
}

/** One meal of the sample day. */
class SampleMealDto {
  @ApiProperty({ description: 'What there is, in words.', example: 'Silky cottage eggs, Ripe banana' })
  meal!: string

  @ApiProperty({ description: 'Energy in kcal.', example: 118 })
  calories!: number
}

/** The first day in short. */
class SampleDayDto {
  @ApiProperty({ description: 'Breakfast.', type: SampleMealDto })
  breakfast!: SampleMealDto

  @ApiProperty({ description: 'Lunch.', type: SampleMealDto })
  lunch!: SampleMealDto

  @ApiProperty({ description: 'Dinner.', type: SampleMealDto })
  dinner!: SampleMealDto
}

/** A thing to buy. */
class ShoppingItemDto {
  @ApiProperty({ description: 'Its name in a shop.', example: 'Chicken breast without skin' })
  name!: string

  @ApiProperty({
    description: 'How much to buy in g; null for spices and the like.',
    type: Number,
    nullable: true,
    example: 570,
  })
  grams!: number | null

  @ApiProperty({ description: 'How much to buy, in words.', example: 'about 1 lb 4 oz (570 g)' })
  text!: string
}

/** What to buy in one section of the shop. */
class ShoppingSectionDto {
  @ApiProperty({ description: 'The section.', enum: [...SHOP_SECTIONS], example: 'Meat and fish' })
  section!: ShopSection

  @ApiProperty({ description: 'Each thing once, by name.', type: [ShoppingItemDto] })
  items!: ShoppingItemDto[]
}

/** A plan in the sizes that fit you. */
class PersonalizedPlanDto extends Sourced {
  @ApiProperty({ description: 'The plan.', example: 'puree-gentle-spoons' })
  plan_id!: string

  @ApiProperty({ description: 'The phase it is for.', enum: [...PLAN_PHASES], example: 'puree' })
  phase!: PlanPhase

  @ApiProperty({ description: 'Its name.', example: 'Gentle spoons' })
  title!: string

  @ApiProperty({
    description: 'What it is like.',
    example: 'Smooth eggs, yogurt, chicken and fish in small spoons.',
  })
  description!: string

  @ApiProperty({ description: 'How many days it has.', example: 7 })
  duration_days!: number

  @ApiProperty({ description: 'Mean energy of its days in kcal.', example: 588 })
  daily_calories!: number

  @ApiProperty({ description: 'Mean protein of its days in g.', example: 61 })
  daily_protein!: number

  @ApiProperty({ description: 'Whether every day lies within 10 % of your goals.', example: true })
  fits_goals!: boolean

  @ApiProperty({ description: 'The first day in short.', type: SampleDayDto })
  sample_day!: SampleDayDto

  @ApiProperty({
    description: 'What to buy for all days, in the order of the shop.',
    type: [ShoppingSectionDto],
  })
  shopping_list!: ShoppingSectionDto[]

  @ApiProperty({ description: 'All days.', type: [PlanDayDto] })
  days!: PlanDayDto[]
}

/** What the plans are held against. */
class PlanGoalsDto {
  @ApiProperty({
    description: 'Energy of a day in kcal; null is no goal.',
    type: Number,
    nullable: true,
    example: 600,
  })
  calories!: number | null

  @ApiProperty({
    description: 'Protein of a day in g; null is no goal.',
    type: Number,
    nullable: true,
    example: 60,
  })
  protein!: number | null
}

/** Meal plans for you. */
export class MealPlansDto {
  @ApiProperty({
    description: 'Your phase today; null without a surgery date.',
    enum: [...PHASE_KEYS],
    nullable: true,
    example: 'puree',
  })
  phase!: PhaseKey | null

  @ApiProperty({
    description:
      'The phase whose plans these are; null when there are none: more than 14 days before surgery, on its day and the day after.',
    enum: [...PLAN_PHASES],
    nullable: true,
    example: 'puree',
  })
  plan_phase!: PlanPhase | null

  @ApiProperty({ description: 'What the days are sized to.', type: PlanGoalsDto })
  goals!: PlanGoalsDto

  @ApiProperty({ description: 'Stands above the plans.', example: "Your clinic's plan comes first." })
  notice!: string

  @ApiProperty({
    description:
      'Sentences that must be read before a plan is begun, or that say what to do while there is none; empty in most phases.',
    type: [String],
    example: [],
  })
  cautions!: string[]

  @ApiProperty({
    description: 'At least two plans; none more than 14 days before surgery, on its day and the day after.',
    type: [PersonalizedPlanDto],
  })
  personalized_plans!: PersonalizedPlanDto[]
}
