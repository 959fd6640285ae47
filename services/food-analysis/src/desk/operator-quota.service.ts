import { OWN_SCAN_LIMIT_DAYS } from '@gb/domain'
import { AuditTrail, InvalidField, type Operator } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { QuotaService } from '../quota/quota.service.js'
import type { ScanStatus } from '../quota/quota.mapper.js'
import { OPERATOR_SCAN_MESSAGES } from './messages.js'
import type { RaiseLimitDto } from './operator-quota.dto.js'
import { OperatorQuotaRepository, type OwnLimit } from './operator-quota.repository.js'

const DAY_MS = 86_400_000

/** A person's counter, and the own limit that was set for them. */
export interface PersonQuota {
  status: ScanStatus
  own: OwnLimit | null
}

const inShort = (own: OwnLimit | null): string => (own ? `${own.limit}/${own.until.toISOString()}` : 'none')

/** More scans for one person, by hand. Why stands in the audit log. */
@Injectable()
export class OperatorQuotaService {
  constructor(
    private readonly rows: OperatorQuotaRepository,
    private readonly quota: QuotaService,
    private readonly trail: AuditTrail,
  ) {}

  async of(userId: string): Promise<PersonQuota> {
    return { status: await this.quota.status(userId), own: await this.rows.find(userId) }
  }

  /** In place of what was set before. @throws AppError `invalid_input` for an end that is past, or too far ahead */
  raise(userId: string, { limit, until: typed }: RaiseLimitDto, operator: Operator): Promise<PersonQuota> {
    const until = new Date(typed)
    const ahead = until.getTime() - Date.now()
    if (!(ahead > 0 && ahead <= OWN_SCAN_LIMIT_DAYS * DAY_MS))
      throw new InvalidField('until', OPERATOR_SCAN_MESSAGES.until)
    return this.change(userId, { limit, until, by: operator.name }, operator)
  }

  /** As many as everybody; twice is as good as once. */
  reset(userId: string, operator: Operator): Promise<PersonQuota> {
    return this.change(userId, null, operator)
  }

  private async change(userId: string, own: OwnLimit | null, operator: Operator): Promise<PersonQuota> {
    const before = await this.rows.set(userId, own)
    const change = { user_id: userId, from: inShort(before), to: inShort(own) }
    await this.trail.changed(operator, 'scan limit changed', change)
    return this.of(userId)
  }
}
