import { Injectable } from '@nestjs/common'
import type { ChooseSwapDto } from './plan-choices.dto.js'
import { type PlanChoices, PlanChoicesRepository } from './plan-choices.repository.js'
import { PlanChoicesFull } from './errors.js'

/** Keeps what a person chooses in plans. What a choice means is up to the plan of the day: it is sized anew each time. */
@Injectable()
export class PlanChoicesService {
  constructor(private readonly choices: PlanChoicesRepository) {}

  show(userId: string): Promise<PlanChoices> {
    return this.choices.find(userId)
  }

  /**
   * @returns everything that is chosen now
   * @throws AppError `conflict` when there is no room for one more
   */
  async swap(userId: string, { plan_id, place, recipe_id }: ChooseSwapDto): Promise<PlanChoices> {
    if (recipe_id === null) await this.choices.takeBack(userId, plan_id, place)
    else if (!(await this.choices.swap(userId, { planId: plan_id, place, recipeId: recipe_id })))
      throw new PlanChoicesFull()
    return this.show(userId)
  }

  /** @returns everything that is chosen now */
  async fill(userId: string, templateId: string): Promise<PlanChoices> {
    await this.choices.fill(userId, templateId)
    return this.show(userId)
  }
}
