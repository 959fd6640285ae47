import {
  addDays,
  daysBetween,
  FOOD_NUTRIENT_DAYS,
  type FromFood,
  type Micronutrient,
  micronutrientsOf,
} from '@gb/domain'
import { InvalidField, type SessionUser, todayOf } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { FoodNutrientsRepository } from './food-nutrients.repository.js'
import { TO_BEFORE_FROM, TOO_MANY_DAYS } from './messages.js'

/** What the food of one day held. */
export interface NutrientDay {
  readonly date: string
  readonly foods: number
  readonly nutrients: Record<Micronutrient, FromFood>
}

/** Counts the nutrients that matter from the food log; nothing is kept for it. Source: health-rules 3.6. */
@Injectable()
export class FoodNutrientsService {
  constructor(private readonly repository: FoodNutrientsRepository) {}

  /**
   * Days with a meal, oldest first.
   * @param first and `last`: 'YYYY-MM-DD', both included; the week up to today when absent
   * @throws InvalidField for days in the wrong order, or too many of them
   */
  async ofDays(user: SessionUser, first?: string, last?: string): Promise<NutrientDay[]> {
    const to = last ?? todayOf(user)
    const from = first ?? addDays(to, 1 - FOOD_NUTRIENT_DAYS.default)
    const span = daysBetween(from, to)
    if (span < 0) throw new InvalidField('to', TO_BEFORE_FROM)
    if (span >= FOOD_NUTRIENT_DAYS.max) throw new InvalidField('from', TOO_MANY_DAYS)
    const byDay = Map.groupBy(await this.repository.eaten(user.userId, from, to), ({ day }) => day)
    return [...byDay].map(([date, eaten]) => ({
      date,
      foods: eaten.reduce((sum, { foods }) => sum + foods, 0),
      nutrients: micronutrientsOf(eaten),
    }))
  }
}
