import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { CHECK_INS_PER_DAY, hasCrisisWords } from '@gb/domain'
import {
  type ListQuery,
  requireConsents,
  type SessionUser,
  Sql,
  storeOnce,
  Throttle,
  type Held,
} from '@gb/service-kit'
import { HeldDocuments } from '../documents/published/held-documents.js'
import { STORED_SHAPES, toStoredBody } from '../documents/shapes/stored-shapes.js'
import { checkInPage } from './check-in-page.js'
import { CheckInTexts } from './check-in-texts.js'
import type { CheckInThreadDto, SendCheckInDto, SentCheckInDto } from './check-in.dto.js'
import { toCheckInDto, toCheckInThreadDto, toSentCheckInDto } from './check-in.mapper.js'
import { CheckInRepository } from './check-in.repository.js'
import { CHECK_IN_MESSAGES } from './messages.js'

const DAY_SECONDS = 86_400

/** Messages of people to the creator. */
@Injectable()
export class CheckInService {
  private readonly creator: Held<string>

  constructor(
    documents: HeldDocuments,
    private readonly sql: Sql,
    private readonly checkIns: CheckInRepository,
    private readonly texts: CheckInTexts,
    private readonly throttle: Throttle,
  ) {
    this.creator = documents.hold(
      'about-creator',
      (document) => toStoredBody(STORED_SHAPES['about-creator'], document).name,
    )
  }

  /**
   * Stores a message once, however often it is sent. What it says is looked at afterwards: it is kept first.
   * @throws AppError `consent_required`, `too_many_requests`, `conflict` for an id with another message
   */
  async send(user: SessionUser, { message, entry_id: sentId }: SendCheckInDto): Promise<SentCheckInDto> {
    requireConsents(user, ['health_data_consent'])
    const { userId } = user
    const entryId = sentId ?? randomUUID()
    const sealed = this.texts.sealMessage(userId, entryId, message)
    const stored = await storeOnce({
      insert: () =>
        this.sql.transaction(async () => {
          const inserted = await this.checkIns.insert({ userId, entryId, message: sealed })
          // Counted once it is new: a replay is no second message. Beyond the limit nothing of it is kept.
          if (inserted) await this.count(userId, hasCrisisWords(message))
          return inserted
        }),
      findLiving: () => this.checkIns.find(userId, entryId),
      isSame: (found) => this.texts.open(found).message === message,
    })
    return toSentCheckInDto(stored, this.texts.open(stored), await this.creator.get())
  }

  /** A person's own messages, newest first. @throws AppError `invalid_input` for a bad cursor */
  async thread(userId: string, query: ListQuery): Promise<CheckInThreadDto> {
    const [creator, { rows, nextBefore }] = await Promise.all([
      this.creator.get(),
      checkInPage(
        query,
        (limit, before) => this.checkIns.thread(userId, limit, before),
        ({ sentAt }) => sentAt,
      ),
    ])
    const entries = rows.map((stored) => toCheckInDto(stored, this.texts.open(stored)))
    return toCheckInThreadDto(creator, { entries, nextBefore })
  }

  private count(userId: string, inCrisis: boolean): Promise<void> {
    return this.throttle.hit({
      bucket: `check_in${inCrisis ? '_crisis' : ''}:${userId}`,
      limit: inCrisis ? CHECK_INS_PER_DAY.withCrisisWords : CHECK_INS_PER_DAY.usual,
      windowSeconds: DAY_SECONDS,
      message: CHECK_IN_MESSAGES.tooMany,
    })
  }
}
