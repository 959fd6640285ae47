import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { ConsentRepository } from '../../person/consent/consent.repository.js'
import { VisitorRepository } from '../../person/consent/visitor.repository.js'
import { CodeSupplyService } from '../../person/profile/code-supply.service.js'
import type { ProfileFields } from '../../person/profile/profile.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { WaitingWeightRepository } from '../../post/weights/waiting-weight.repository.js'

/** A profile that a visitor makes, and what a retry of it is known by. */
export interface MadeByVisitor {
  visitorId: string
  fields: ProfileFields
  timeZone: string | null
  fingerprint: Buffer
  key: string | null
}

/** Every row that a new profile consists of. */
@Injectable()
export class NewProfileRows {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly codes: CodeSupplyService,
    private readonly ledger: ConsentRepository,
    private readonly visitors: VisitorRepository,
    private readonly weights: WaitingWeightRepository,
  ) {}

  /**
   * Call it inside a transaction; answers the new user_id.
   * @throws AppError `unavailable` when no profile code is free
   */
  async add({ visitorId, fields, timeZone, fingerprint, key }: MadeByVisitor): Promise<string> {
    const userId = randomUUID()
    await this.profiles.add(userId, fields, timeZone)
    await this.codes.assign(userId)
    await this.ledger.takeOver(visitorId, userId)
    await this.visitors.remember(visitorId, { userId, fingerprint, key })
    await this.weights.add({
      userId,
      kind: 'initial',
      weightLbs: fields.currentWeightLbs,
      timeZone: timeZone ?? 'UTC',
    })
    return userId
  }
}
