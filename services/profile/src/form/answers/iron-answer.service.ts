import type { IronAnswer } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { ConsentService } from '../../person/consent/consent.service.js'
import type { IronAnswerDto } from './iron-answer.dto.js'
import { IronAnswerRepository } from './iron-answer.repository.js'
import { NoSuchProfile } from '../../person/profile/errors.js'

/** Keeps what a person answers about periods and the risk of low iron. */
@Injectable()
export class IronAnswerService {
  constructor(
    private readonly consents: ConsentService,
    private readonly answers: IronAnswerRepository,
  ) {}

  /** @throws AppError `consent_required`, `consent_outdated`, `not_found` */
  async keep(userId: string, { iron_answer }: IronAnswerDto): Promise<IronAnswer> {
    await this.consents.require(userId, ['health_data_consent'])
    if (!(await this.answers.keep(userId, iron_answer))) throw new NoSuchProfile()
    return iron_answer
  }
}
