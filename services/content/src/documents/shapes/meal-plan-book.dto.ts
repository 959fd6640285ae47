import { MEAL_TYPES, type MealType, PLAN_PHASES, type PlanPhase } from '@gb/domain'
import { Amount, ListOf, OneOf, PartId, Words } from './fields.js'
import { Sourced } from './sourced.dto.js'

/** A dish of a meal. */
class PlannedDishDto {
  @PartId('Which recipe.', 'vanilla-morning-shake') recipe_id!: string
  @Amount('How many servings.', 1) servings!: number
}

/** A food of a meal that needs no recipe. */
class PlannedFoodDto {
  @PartId('Which ingredient of the recipe book.', 'pears') ingredient_id!: string
  @Amount('How many of the unit.', 2) amount!: number
  @Words('A measure of the ingredient.', 'tbsp') unit!: string
}

/** A meal of a day. */
export class PlannedMealDto {
  @OneOf(MEAL_TYPES, 'Which meal it is.', 'breakfast') slot!: MealType
  @ListOf(() => PlannedDishDto, 'Dishes.') dishes!: PlannedDishDto[]
  @ListOf(() => PlannedFoodDto, 'What is eaten beside them, or in their place.') foods!: PlannedFoodDto[]
}

/** A food that a day gets on top where a person's goals need it. */
class ExtraFoodDto extends PlannedFoodDto {
  @OneOf(MEAL_TYPES, 'The meal that gets it.', 'dinner') slot!: MealType
}

/** A day. */
class PlannedDayDto {
  @ListOf(() => PlannedMealDto, 'Meals in the order of the day.') meals!: PlannedMealDto[]
}

/** A plan as it is written. It states no figures: they are computed from its dishes and foods. */
export class MealPlanTextDto extends Sourced {
  @PartId('Its name in addresses.', 'puree-gentle-spoons') plan_id!: string
  @OneOf(PLAN_PHASES, 'The phase it is for.', 'puree') phase!: PlanPhase
  @Words('Its name.', 'Gentle spoons') title!: string
  @Words('What it is like.', 'Smooth eggs, yogurt, chicken and fish in small spoons.') description!: string
  @ListOf(() => ExtraFoodDto, "What a day may get on top to meet a person's goals.") extras!: ExtraFoodDto[]
  @ListOf(() => PlannedDayDto, 'Its days.') days!: PlannedDayDto[]
}

/** All plans as they are stored. */
export class MealPlanBookDto {
  @Words('Stands above every plan.', "Your clinic's plan comes first.") notice!: string
  @ListOf(() => MealPlanTextDto, 'Plans.') plans!: MealPlanTextDto[]
}
