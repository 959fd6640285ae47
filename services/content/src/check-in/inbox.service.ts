import { Injectable } from '@nestjs/common'
import { bodyFlags, CHECK_IN_ANSWER_HOURS, hasCrisisWords } from '@gb/domain'
import { type Cursor, inTurns, NoticePort, type Operator, OperatorPort, Sql } from '@gb/service-kit'
import { checkInPage } from './check-in-page.js'
import { CheckInTexts } from './check-in-texts.js'
import { toInboxEntryDto } from './check-in.mapper.js'
import { CheckInRepository, type StoredCheckIn, type Whose } from './check-in.repository.js'
import { type InboxDto, type InboxEntryDto, type InboxPath, type InboxQuery, URGENT_OF } from './inbox.dto.js'
import { AlreadyAnswered, NoSuchCheckIn } from './errors.js'

/** The messages of everybody, for those who answer them. */
@Injectable()
export class InboxService {
  constructor(
    private readonly sql: Sql,
    private readonly checkIns: CheckInRepository,
    private readonly texts: CheckInTexts,
    private readonly notices: NoticePort,
    private readonly operators: OperatorPort,
  ) {}

  /**
   * Whose messages are shown stands in the audit log before they are, each person once a page.
   * @throws AppError `invalid_input` for a bad cursor
   */
  async list(query: InboxQuery, operator: Operator): Promise<InboxDto> {
    const whose: Whose = query.assigned === 'me' ? { operator: operator.name } : query.assigned
    const [counts, urgent, { rows, nextBefore }] = await Promise.all([
      this.checkIns.counts(CHECK_IN_ANSWER_HOURS),
      this.urgent(),
      this.page(query, whose),
    ])
    const shown = new Set(rows.map(({ userId }) => `user_id=${userId}`))
    await this.operators.note(operator, 'check-in shown', [...shown])
    const entries = rows.map((stored) => this.toDto(stored))
    return { ...counts, urgent: urgent.length, entries, next_before: nextBefore }
  }

  private page(query: InboxQuery, whose: Whose): ReturnType<typeof checkInPage> {
    if (query.part === 'answered')
      return checkInPage(
        query,
        (limit, before) => this.checkIns.answered(whose, limit, before),
        ({ answeredAt }) => answeredAt,
      )
    return checkInPage(
      query,
      async (limit, after) => {
        if (query.part === 'waiting') return this.checkIns.waiting(whose, limit, after)
        const all = await this.urgent(whose, after)
        return all.slice(0, limit)
      },
      ({ sentAt }) => sentAt,
    )
  }

  /** The messages that wait and cannot: whoever opens the inbox sees that there are some, however long the list is. */
  private async urgent(whose: Whose = 'anybody', after: Cursor | null = null): Promise<StoredCheckIn[]> {
    const waiting = await this.checkIns.waiting(whose, URGENT_OF, after)
    const isUrgent = await inTurns(waiting, (stored) => {
      const { message } = this.texts.open(stored)
      return hasCrisisWords(message) || bodyFlags(message).length > 0
    })
    return waiting.filter((_stored, index) => isUrgent[index])
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
