import { FOOD_NUTRIENT_DAYS } from '@gb/domain'
import { Answer, DayField } from '@gb/service-kit'

/** Which days. */
export class FoodNutrientsQuery {
  @DayField({
    description: `The first day; ${FOOD_NUTRIENT_DAYS.default - 1} days before the last one when absent.`,
    example: '2026-11-14',
    optional: true,
  })
  from?: string

  @DayField({
    description: `The last day, at most ${FOOD_NUTRIENT_DAYS.max - 1} days after the first one; today in your zone when absent.`,
    example: '2026-11-20',
    optional: true,
  })
  to?: string
}

/** What is known of one nutrient. */
export class FromFoodDto {
  @Answer('What the known foods hold together: at least so much was eaten.', 2.4) amount!: number
  @Answer('How many foods of the day it is known of; the others may hold some too.', 5) known!: number
}

/** What the food of one day held of the nutrients that matter after a sleeve. */
export class FoodNutrientsDayDto {
  @Answer('The local day on which it was logged.', '2026-11-20', 'date') date!: string
  @Answer('Foods that were logged, each as often as it was.', 7) foods!: number
  @Answer.part(FromFoodDto, 'Vitamin B12, mcg.') b12!: FromFoodDto
  @Answer.part(FromFoodDto, 'Iron, mg.') iron!: FromFoodDto
  @Answer.part(FromFoodDto, 'Calcium, mg.') calcium!: FromFoodDto
  @Answer.part(FromFoodDto, 'Vitamin D, IU.') vitamin_d!: FromFoodDto
  @Answer.part(FromFoodDto, 'Thiamin (vitamin B1), mg.') thiamin!: FromFoodDto
  @Answer.part(FromFoodDto, 'Zinc, mg.') zinc!: FromFoodDto
  @Answer.part(FromFoodDto, 'Folate, mcg.') folate!: FromFoodDto
}

/** What the food of some days held. */
export class FoodNutrientsDto {
  @Answer.list(FoodNutrientsDayDto, 'Oldest first. A day without a meal is not in it: unknown, not empty.', {
    maxItems: FOOD_NUTRIENT_DAYS.max,
  })
  days!: FoodNutrientsDayDto[]
}
