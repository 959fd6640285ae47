import { Injectable } from '@nestjs/common'
import { InvalidField, isReason, type Operator, OPERATOR_REFUSALS, Throttle } from '@gb/service-kit'
import { HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { RecoveryCodeRepository } from '../../person/profile/recovery-code.repository.js'
import { OperatorService } from '../operator/operator.service.js'
import { PEOPLE_MESSAGES } from './messages.js'
import { type FoundPerson, PeopleRepository } from './people.repository.js'

/** What a person is looked for by; exactly one of them. */
export interface PersonQuestion {
  userId?: string
  email?: string
  code?: string
}

/**
 * Codes, and addresses, that one token may look by: enough for a day at the desk, too few to work out whose code is which
 * or who of a list of addresses has had this surgery. No token may read a code.
 */
export const SEARCHES_PER_HOUR = 20

/** What is looked by that others may hold a list of. */
type Guessable = 'code' | 'email'

/** Finds people for operators. */
@Injectable()
export class PeopleSearchService {
  constructor(
    private readonly throttle: Throttle,
    private readonly people: PeopleRepository,
    private readonly recoveryCodes: RecoveryCodeRepository,
    private readonly operators: OperatorService,
  ) {}

  /**
   * Who was found stands in the audit log, and each search by code or e-mail; the words themselves are never in it.
   * @param reason why, as the operator says; an address is not looked for without
   * @throws AppError `invalid_input` unless exactly one word is given, `too_many_requests` for many codes or addresses
   */
  async search(question: PersonQuestion, operator: Operator, reason: string | null): Promise<FoundPerson[]> {
    if (question.code !== undefined) await this.count('code', operator)
    if (question.email !== undefined) await this.count('email', operator)
    if (question.email !== undefined && !isReason(reason))
      throw new InvalidField('X-Reason', OPERATOR_REFUSALS.reason)
    const found = await this.find(question)
    const subjects = found.map(({ userId }) => `user_id=${userId}`)
    await this.operators.note(operator, 'person found', subjects)
    return found
  }

  private async count(by: Guessable, operator: Operator): Promise<void> {
    // Before it is counted: who runs into the limit is what the log is read for.
    await this.operators.note(operator, 'person looked for', [`by=${by}`])
    await this.throttle.hit({
      bucket: `person_by_${by}:${operator.tokenId}`,
      limit: SEARCHES_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      message: PEOPLE_MESSAGES.tooMany[by],
    })
  }

  private async find({ userId, email, code }: PersonQuestion): Promise<FoundPerson[]> {
    if ([userId, email, code].filter((word) => word !== undefined).length !== 1)
      throw new InvalidField('user_id', PEOPLE_MESSAGES.oneWord)
    if (email !== undefined) return this.people.byEmail(email)
    const id = userId ?? (await this.recoveryCodes.ownerOf(code ?? ''))?.userId
    return id === undefined ? [] : this.people.byId(id)
  }
}
