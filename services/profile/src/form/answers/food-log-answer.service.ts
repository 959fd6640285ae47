import { Injectable } from '@nestjs/common'
import { ConsentService } from '../../person/consent/consent.service.js'
import type { FoodLogAnswerDto } from './food-log-answer.dto.js'
import { FoodLogAnswerRepository } from './food-log-answer.repository.js'
import { NoSuchProfile } from '../../person/profile/errors.js'

/** Keeps what a person answers about whether all food was logged. */
@Injectable()
export class FoodLogAnswerService {
  constructor(
    private readonly consents: ConsentService,
    private readonly answers: FoodLogAnswerRepository,
  ) {}

  /**
   * @param today local, 'YYYY-MM-DD'
   * @returns the day that is stored now
   * @throws AppError `consent_required`, `consent_outdated`, `not_found`
   */
  async keep(userId: string, today: string, { was_all }: FoodLogAnswerDto): Promise<string | null> {
    await this.consents.require(userId, ['health_data_consent'])
    const through = was_all ? today : null
    if (!(await this.answers.keep(userId, through))) throw new NoSuchProfile()
    return through
  }
}
