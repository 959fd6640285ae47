import { createHash } from 'node:crypto'
import { ITEM_FIGURE, roundToStep } from '@gb/domain'
import type { MealItem } from '../../food-log/meal/meal.js'
import type { AnalyzedPlate } from '../analyzer/analyzed-plate.js'
import { FoodAnalyzer } from '../analyzer/food-analyzer.js'
import { SAMPLE_RESULT } from '../analyzer/messages.js'
import { SAMPLE_PLATES, type SamplePortion } from './sample-plates.js'

const toItem = ([food, grams]: SamplePortion, index: number): MealItem => {
  const of = (per100: number): number => roundToStep((per100 * grams) / 100, ITEM_FIGURE)
  return {
    itemId: index + 1,
    foodId: null,
    name: food.name,
    figures: 'model',
    typed: [],
    grams,
    calories: of(food.kcal),
    proteinG: of(food.proteinG),
    carbsG: of(food.carbsG),
    fatG: of(food.fatG),
    fiberG: of(food.fiberG),
    sugarG: of(food.sugarG),
    tags: food.tags,
    earliestPhase: food.earliestPhase,
    isDrink: false,
  }
}

/** Shows how a result looks while no AI is connected, and says so. The same photo always gets the same plate. */
export class SampleFoodAnalyzer extends FoodAnalyzer {
  override readonly promptVersion = null

  override async analyze(image: Buffer): Promise<AnalyzedPlate> {
    const index = createHash('sha256').update(image).digest().readUInt32BE(0) % SAMPLE_PLATES.length
    return {
      kind: 'plate',
      source: 'sample',
      model: null,
      promptVersion: null,
      items: (SAMPLE_PLATES[index] ?? []).map(toItem),
      confidence: 'high',
      assumptions: [SAMPLE_RESULT],
    }
  }
}
