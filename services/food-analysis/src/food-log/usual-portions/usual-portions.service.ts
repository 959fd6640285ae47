import { Injectable } from '@nestjs/common'
import { MAX_USUAL_PORTIONS, usualPortion } from '@gb/domain'
import { UsualPortionsRepository } from './usual-portions.repository.js'

/** The portion of a food that a person usually takes, and how often it was logged. */
export interface UsualPortion {
  readonly foodId: string
  readonly grams: number
  readonly times: number
}

/** Learns portions from what a person entered or corrected; nothing else is kept for it. */
@Injectable()
export class UsualPortionsService {
  constructor(private readonly portions: UsualPortionsRepository) {}

  /** The most logged food first. @param foodId only this food; every food when null */
  async of(userId: string, foodId: string | null): Promise<UsualPortion[]> {
    const byFood = Map.groupBy(await this.portions.chosen(userId, foodId), (portion) => portion.foodId)
    return [...byFood]
      .flatMap(([id, portions]) => {
        const grams = usualPortion(portions.map((portion) => portion.grams))
        return grams === null ? [] : [{ foodId: id, grams, times: portions.length }]
      })
      .toSorted((a, b) => b.times - a.times)
      .slice(0, MAX_USUAL_PORTIONS)
  }
}
