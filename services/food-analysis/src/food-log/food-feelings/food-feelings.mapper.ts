import type { FoodFelt, FoodsFelt } from '@gb/domain'
import type { FoodFeelingDto, FoodFeelingsDto } from './food-feelings.dto.js'

const toFoodFeelingDto = ({ name, fine, hard }: FoodFelt): FoodFeelingDto => ({ name, fine, hard })

/** How foods sit, on the wire. */
export const toFoodFeelingsDto = ({ well, hard }: FoodsFelt): FoodFeelingsDto => ({
  well: well.map(toFoodFeelingDto),
  hard: hard.map(toFoodFeelingDto),
})
