import { Injectable } from '@nestjs/common'
import { ConsentService } from '../../person/consent/consent.service.js'
import type { DayStartDto } from './day-start.dto.js'
import { DayStartRepository } from './day-start.repository.js'
import { NoSuchProfile } from '../../person/profile/errors.js'

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
    if (!(await this.dayStarts.keep(userId, day_starts_at))) throw new NoSuchProfile()
    return day_starts_at
  }
}
