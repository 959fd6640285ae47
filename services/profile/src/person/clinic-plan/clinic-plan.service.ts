import { CLINIC_PROBLEMS, clinicProblems, type ClinicSheet, isEmptySheet } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { InvalidField, InvalidInput, type SessionUser } from '@gb/service-kit'
import { ConsentService } from '../consent/consent.service.js'
import { ClinicPlanRepository } from './clinic-plan.repository.js'
import type { SaveClinicPlanDto } from './clinic-plan.dto.js'
import { toClinicSheet, wireName } from './clinic-plan.mapper.js'

/** Keeps what the clinic of a person says; what depends on a phase follows it from the next request on. */
@Injectable()
export class ClinicPlanService {
  constructor(
    private readonly consents: ConsentService,
    private readonly plans: ClinicPlanRepository,
  ) {}

  read(userId: string): Promise<ClinicSheet | null> {
    return this.plans.find(userId)
  }

  /**
   * @returns the sheet that is stored now
   * @throws AppError `consent_required`, `consent_outdated`, `invalid_input` with a sentence for each field
   */
  async keep({ userId, person }: SessionUser, dto: SaveClinicPlanDto): Promise<ClinicSheet> {
    await this.consents.require(userId, ['health_data_consent'])
    const sheet = toClinicSheet(dto)
    if (isEmptySheet(sheet)) throw new InvalidField('full_from', CLINIC_PROBLEMS.empty)
    const problems = clinicProblems(sheet, person.surgeryDate)
    if (problems.length > 0)
      throw new InvalidInput(
        problems.map(({ field, sentence }) => ({ field: wireName(field), message: sentence })),
      )
    await this.plans.keep(userId, sheet)
    return sheet
  }

  /** Back to the general guide. */
  drop(userId: string): Promise<void> {
    return this.plans.drop(userId)
  }
}
