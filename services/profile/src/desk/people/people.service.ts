import { Injectable } from '@nestjs/common'
import {
  AppError,
  invalidInput,
  isReason,
  type Operator,
  OPERATOR_REFUSALS,
  Sql,
  Throttle,
} from '@gb/service-kit'
import { type ConsentEntry, ConsentRepository } from '../../person/consent/consent.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { OperatorService } from '../operator/operator.service.js'
import { CodeSupplyService } from '../../person/profile/code-supply.service.js'
import type { ProfileView } from '../../person/profile/profile.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { RecoveryCodeRepository } from '../../person/profile/recovery-code.repository.js'
import { HOUR_SECONDS } from '../../base/throttle/within-limit.js'
import { type Device, DeviceRepository } from '../../ways-in/session/device.repository.js'
import { PEOPLE_MESSAGES, SUPPORT } from './messages.js'
import { type FoundPerson, PeopleRepository } from './people.repository.js'

/** What a person is looked for by; exactly one of them. */
export interface PersonQuestion {
  userId?: string
  email?: string
  code?: string
}

/** A profile as an operator reads it. Its code is not among it: nobody but its owner sees that. */
export type ReadPerson = Omit<ProfileView, 'recoveryCode'> & { devices: Device[] }

/**
 * Codes, and addresses, that one token may look by: enough for a day at the desk, too few to work out whose code is which
 * or who of a list of addresses has had this surgery. No token may read a code.
 */
export const SEARCHES_PER_HOUR = 20

/** What is looked by that others may hold a list of. */
type Guessable = 'code' | 'email'

/** The ledger is short: a person decides a few times in years. */
const LEDGER_LINES = 1000

/** What operators may know of, and do for, a person. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly sql: Sql,
    private readonly throttle: Throttle,
    private readonly people: PeopleRepository,
    private readonly profiles: ProfileRepository,
    private readonly reading: ProfileService,
    private readonly recoveryCodes: RecoveryCodeRepository,
    private readonly codes: CodeSupplyService,
    private readonly devices: DeviceRepository,
    private readonly consents: ConsentRepository,
    private readonly post: PostOffice,
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
      throw invalidInput([{ field: 'X-Reason', message: OPERATOR_REFUSALS.reason }])
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
      throw invalidInput([{ field: 'user_id', message: PEOPLE_MESSAGES.oneWord }])
    if (email !== undefined) return this.people.byEmail(email)
    const id = userId ?? (await this.recoveryCodes.ownerOf(code ?? ''))?.userId
    return id === undefined ? [] : this.people.byId(id)
  }

  /** @throws AppError `not_found` */
  async read(userId: string): Promise<ReadPerson> {
    await this.assertThere(userId)
    const [{ recoveryCode: _ownersOnly, ...profile }, devices] = await Promise.all([
      this.reading.read(userId),
      this.devices.list(userId),
    ])
    return { ...profile, devices }
  }

  /** Newest first. @throws AppError `not_found` */
  async ledger(userId: string): Promise<ConsentEntry[]> {
    await this.assertThere(userId)
    return this.consents.list(userId, null, LEDGER_LINES)
  }

  /** Gives a profile another code and mails it to the owner; whoever asked does not see it. @throws AppError `not_found` */
  rotateCode(userId: string): Promise<void> {
    return this.sql.transaction(async () => {
      if (!(await this.profiles.lock(userId))) throw new AppError('not_found', PEOPLE_MESSAGES.notFound)
      await this.codes.rotate(userId)
      const code = await this.recoveryCodes.read(userId)
      if (code === null) throw new Error('a rotated code is not there')
      await this.post.mustNotify(userId, SUPPORT, ({ at }) => LETTERS.codeRotated(code, at))
    })
  }

  private async assertThere(userId: string): Promise<void> {
    if ((await this.people.byId(userId)).length === 0)
      throw new AppError('not_found', PEOPLE_MESSAGES.notFound)
  }
}
