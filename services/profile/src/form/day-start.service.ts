import { Injectable } from '@nestjs/common'
import { AppError } from '@gb/service-kit'
import { ConsentService } from '../person/consent/consent.service.js'
import { PROFILE_MESSAGES } from '../person/profile/messages.js'
import type { DayStartDto } from './day-start.dto.js'
import { DayStartRepository } from './day-start.repository.js'

/** Keeps when the day of a person begins. The rest of the profile stays as it is, whatever a device still shows of it. */
@Injectable()
export class DayStartService {
  constructor(
    private readonly consents: ConsentService,
    private readonly dayStarts: DayStartRepository,
  ) {}

  /**
   * @returns the hour that is stored now
   * @throws AppError `consent_required`, `consent_outdated`, `not_found`
   */
  async keep(userId: string, { day_starts_at }: DayStartDto): Promise<number> {
    await this.consents.require(userId, ['health_data_consent'])
    if (!(await this.dayStarts.keep(userId, day_starts_at)))
      throw new AppError('not_found', PROFILE_MESSAGES.notFound)
    return day_starts_at
  }
}
