import { Injectable } from '@nestjs/common'
import { type Cursor, NoticePort, type Operator, OperatorPort, Sql } from '@gb/service-kit'
import { checkInPage } from './check-in-page.js'
import { CheckInTexts } from './check-in-texts.js'
import { toInboxEntryDto } from './check-in.mapper.js'
import { CheckInRepository, type StoredCheckIn, type Whose } from './check-in.repository.js'
import type { InboxDto, InboxEntryDto, InboxPath, InboxQuery } from './inbox.dto.js'
import { AlreadyAnswered, NoSuchCheckIn } from './errors.js'
import { inboxCounts, type WaitingMessage, WaitingMessages } from './waiting-messages.js'

const isOf = (whose: Whose, { assignedTo }: WaitingMessage): boolean => {
  if (typeof whose === 'object') return assignedTo === whose.operator
  return whose === 'anybody' || assignedTo === null
}

/** Messages of one instant stand in the order of their ids. */
const isAfter = (after: Cursor | null, { sentAt, entryId }: WaitingMessage): boolean => {
  if (after === null) return true
  const laterBy = sentAt.getTime() - Date.parse(after.recordedAt)
  return laterBy === 0 ? entryId > after.entryId : laterBy > 0
}

/** The messages of everybody, for those who answer them. */
@Injectable()
export class InboxService {
  constructor(
    private readonly sql: Sql,
    private readonly checkIns: CheckInRepository,
    private readonly texts: CheckInTexts,
    private readonly waiting: WaitingMessages,
    private readonly notices: NoticePort,
    private readonly operators: OperatorPort,
  ) {}

  /**
   * Whose messages are shown stands in the audit log before they are, each person once a page.
   * @throws AppError `invalid_input` for a bad cursor
   */
  async list(query: InboxQuery, operator: Operator): Promise<InboxDto> {
    const whose: Whose = query.assigned === 'me' ? { operator: operator.name } : query.assigned
    const waiting = await this.waiting.all()
    const { rows, nextBefore } = await this.page(query, whose, waiting)
    const shown = new Set(rows.map(({ userId }) => `user_id=${userId}`))
    await this.operators.note(operator, 'check-in shown', [...shown])
    const entries = rows.map((stored) => this.toDto(stored))
    return { ...inboxCounts(waiting, new Date()), entries, next_before: nextBefore }
  }

  private page(
    query: InboxQuery,
    whose: Whose,
    waiting: readonly WaitingMessage[],
  ): ReturnType<typeof checkInPage> {
    if (query.part === 'answered')
      return checkInPage(
        query,
        (limit, before) => this.checkIns.answered(whose, limit, before),
        ({ answeredAt }) => answeredAt,
      )
    const urgent = waiting.filter((message) => message.isUrgent && isOf(whose, message))
    return checkInPage(
      query,
      (limit, after) =>
        query.part === 'waiting'
          ? this.checkIns.waiting(whose, limit, after)
          : this.checkIns.byIds(urgent.filter((message) => isAfter(after, message)).slice(0, limit)),
      ({ sentAt }) => sentAt,
    )
  }

  /** @throws AppError `not_found` */
  async see({ user_id: userId, entry_id: entryId }: InboxPath): Promise<InboxEntryDto> {
    return this.toDto(this.existing(await this.checkIns.see(userId, entryId)))
  }

  /**
   * Answers a message and has the person told. When they cannot be told, nothing is stored and the operator tries
   * again; the same answer again changes nothing.
   * @throws AppError `not_found`, `conflict` for another answer
   */
  reply(
    { user_id: userId, entry_id: entryId }: InboxPath,
    reply: string,
    { name }: Operator,
  ): Promise<InboxEntryDto> {
    return this.sql.transaction(async () => {
      const sealed = this.texts.sealReply(userId, entryId, reply)
      const answered = await this.checkIns.answer(userId, entryId, { reply: sealed, answeredBy: name })
      if (!answered) return this.toDto(await this.sameAnswer(userId, entryId, reply))
      await this.notices.checkInAnswered(userId)
      return this.toDto(answered)
    })
  }

  private async sameAnswer(userId: string, entryId: string, reply: string): Promise<StoredCheckIn> {
    const stored = this.existing(await this.checkIns.find(userId, entryId))
    if (this.texts.open(stored).reply !== reply) throw new AlreadyAnswered()
    return stored
  }

  private existing(stored: StoredCheckIn | null): StoredCheckIn {
    if (!stored) throw new NoSuchCheckIn()
    return stored
  }

  private toDto(stored: StoredCheckIn): InboxEntryDto {
    return toInboxEntryDto(stored, this.texts.open(stored), new Date())
  }
}
