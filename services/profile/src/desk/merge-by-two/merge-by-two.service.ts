import { type Operator, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { LocalProfilePort } from '../../person/profile/profile-port.js'
import { isSamePerson } from '../same-person.js'
import {
  AnotherTarget,
  AskedByAnother,
  IntoItself,
  NobodyAsked,
  NoConsentToKeep,
  NoSuchProfile,
  NoTarget,
  OneIsLeaving,
  SecondPersonNeeded,
} from './errors.js'
import { type MergeRequest, MergeRequestRepository } from './merge-request.repository.js'
import { type Merged, ProfileMerger } from './profile-merger.js'

/** Two profiles of one person become one only when one operator asks for it and another confirms the same two. */
@Injectable()
export class MergeByTwoService {
  constructor(
    private readonly sql: Sql,
    private readonly requests: MergeRequestRepository,
    private readonly profiles: LocalProfilePort,
    private readonly merger: ProfileMerger,
  ) {}

  /**
   * Asked again by the same person for the same two it answers the first time again.
   * @throws AppError `invalid_input`, `not_found`, `conflict`
   */
  ask(userId: string, intoUserId: string, operator: Operator): Promise<MergeRequest> {
    return this.sql.transaction(async () => {
      const request = await this.requests.lock(userId)
      await this.check(userId, intoUserId)
      if (!request) return this.requests.ask(userId, intoUserId, operator.name)
      if (!isSamePerson(request.askedBy, operator.name)) throw new AskedByAnother(request.askedBy)
      if (request.intoUserId !== intoUserId) throw new AnotherTarget()
      return request
    })
  }

  /** @throws AppError `not_found` when nobody has asked; `conflict` for who asked, and when the two are not those asked for */
  async confirm(userId: string, intoUserId: string, operator: Operator): Promise<Merged> {
    await this.sql.transaction(async () => {
      const request = await this.requests.lock(userId)
      await this.check(userId, intoUserId)
      if (!request) throw new NobodyAsked()
      if (isSamePerson(request.askedBy, operator.name)) throw new SecondPersonNeeded()
      if (request.intoUserId !== intoUserId) throw new AnotherTarget()
    })
    return this.merger.merge(userId, intoUserId, async () => {
      // While the logs were copied somebody may have taken it back, or confirmed it, too.
      if (!(await this.requests.lock(userId))) throw new NobodyAsked()
      await this.requests.confirm(userId)
    })
  }

  /** Any operator may: it changes nothing of a profile. @throws AppError `not_found` */
  async withdraw(userId: string): Promise<void> {
    if (!(await this.profiles.standing(userId))) throw new NoSuchProfile()
    await this.requests.withdraw(userId)
  }

  list(): Promise<MergeRequest[]> {
    return this.requests.list()
  }

  private async check(userId: string, intoUserId: string): Promise<void> {
    if (userId === intoUserId) throw new IntoItself()
    const [going, staying] = [await this.profiles.standing(userId), await this.profiles.standing(intoUserId)]
    if (!going) throw new NoSuchProfile()
    if (!staying) throw new NoTarget()
    if (going.leaving || staying.leaving) throw new OneIsLeaving()
    // Who cannot open the one that goes any more cannot agree to a newer text there either.
    const may =
      staying.consents.health_data_consent === 'given' &&
      ['given', 'outdated'].includes(going.consents.health_data_consent)
    if (!may) throw new NoConsentToKeep()
  }
}
