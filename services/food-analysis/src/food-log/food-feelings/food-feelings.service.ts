import { type FoodsFelt, foodsFelt } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FoodFeelingsRepository } from './food-feelings.repository.js'

/** Learns how foods sit from what a person said of meals; nothing else is kept for it. */
@Injectable()
export class FoodFeelingsService {
  constructor(private readonly feelings: FoodFeelingsRepository) {}

  async of(userId: string): Promise<FoodsFelt> {
    return foodsFelt(await this.feelings.of(userId))
  }
}
