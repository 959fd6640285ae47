import { type Operator, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { SUPPORT } from '../people/messages.js'
import { isSamePerson } from '../same-person.js'
import type { Deletion } from '../../privacy/deletion/deletion.repository.js'
import { DeletionService } from '../../privacy/deletion/deletion.service.js'
import {
  type ErasureRequest,
  ErasureRequestRepository,
  type ErasureState,
} from './erasure-request.repository.js'
import { AskedByAnother, LeavingAlready, NobodyAsked, NoSuchProfile, SecondPersonNeeded } from './errors.js'

/**
 * Operators erase a profile only in twos: one asks, another confirms. Then it goes as if its owner had asked: with a
 * mail, and with the same time in which it can be undone.
 */
@Injectable()
export class ErasureByTwoService {
  constructor(
    private readonly sql: Sql,
    private readonly requests: ErasureRequestRepository,
    private readonly deletions: DeletionService,
  ) {}

  /** Asked again by the same person it answers the first time again. @throws AppError `not_found`, `conflict` */
  ask(userId: string, operator: Operator): Promise<ErasureRequest> {
    return this.sql.transaction(async () => {
      const { leaving, request } = await this.lock(userId)
      if (leaving) throw new LeavingAlready()
      if (!request) return this.requests.ask(userId, operator.name)
      if (!isSamePerson(request.askedBy, operator.name)) throw new AskedByAnother(request.askedBy)
      return request
    })
  }

  /** @throws AppError `not_found` when nobody has asked; `conflict` for who asked, and when it is leaving already */
  confirm(userId: string, operator: Operator): Promise<Deletion> {
    return this.sql.transaction(async () => {
      const { leaving, request } = await this.lock(userId)
      if (leaving) throw new LeavingAlready()
      if (!request) throw new NobodyAsked()
      if (isSamePerson(request.askedBy, operator.name)) throw new SecondPersonNeeded()
      await this.requests.withdraw(userId)
      return this.deletions.delete(userId, SUPPORT)
    })
  }

  /** Any operator may: it keeps a profile. Nothing to take back is as well. @throws AppError `not_found` */
  withdraw(userId: string): Promise<void> {
    return this.sql.transaction(async () => {
      await this.lock(userId)
      await this.requests.withdraw(userId)
    })
  }

  list(): Promise<ErasureRequest[]> {
    return this.requests.list()
  }

  private async lock(userId: string): Promise<ErasureState> {
    const state = await this.requests.lock(userId)
    if (!state) throw new NoSuchProfile()
    return state
  }
}
