import { Injectable } from '@nestjs/common'
import { type Cursor, Sql } from '@gb/service-kit'
import { CHECK_IN_STATEMENTS } from './check-in-statements.js'

/** A message as stored; message and reply sealed. */
export interface StoredCheckIn {
  userId: string
  entryId: string
  message: Buffer
  sentAt: Date
  seenAt: Date | null
  reply: Buffer | null
  answeredAt: Date | null
  answeredBy: string | null
  assignedTo: string | null
  assignedAt: Date | null
}

type Row = StoredCheckIn & Record<string, unknown>

/** A message without an answer, but for its words. */
export type WaitingCheckIn = Pick<StoredCheckIn, 'userId' | 'entryId' | 'sentAt' | 'assignedTo'>

/** Messages of one operator by name, those that nobody has taken, or all. */
export type Whose = { operator: string } | 'nobody' | 'anybody'

const listed = (whose: Whose): string | null => {
  if (typeof whose === 'object') return whose.operator
  return whose === 'nobody' ? null : ''
}

/** Messages to the creator in Postgres. */
@Injectable()
export class CheckInRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when the id is taken. */
  insert({
    userId,
    entryId,
    message,
  }: Pick<StoredCheckIn, 'userId' | 'entryId' | 'message'>): Promise<StoredCheckIn | null> {
    return this.sql.maybeOne<Row>(CHECK_IN_STATEMENTS.insert, [userId, entryId, message, new Date()])
  }

  find(userId: string, entryId: string): Promise<StoredCheckIn | null> {
    return this.sql.maybeOne<Row>(CHECK_IN_STATEMENTS.find, [userId, entryId])
  }

  /** The messages of a person, newest first. */
  thread(userId: string, limit: number, before: Cursor | null): Promise<StoredCheckIn[]> {
    return this.sql.query<Row>(CHECK_IN_STATEMENTS.thread, [
      userId,
      limit,
      before?.recordedAt,
      before?.entryId,
    ])
  }

  /** The messages without an answer, oldest first. */
  waiting(whose: Whose, limit: number, after: Cursor | null): Promise<StoredCheckIn[]> {
    return this.sql.query<Row>(CHECK_IN_STATEMENTS.waiting, [
      limit,
      after?.recordedAt,
      after?.entryId,
      listed(whose),
    ])
  }

  /** The answered messages, last answer first. */
  answered(whose: Whose, limit: number, before: Cursor | null): Promise<StoredCheckIn[]> {
    return this.sql.query<Row>(CHECK_IN_STATEMENTS.answered, [
      limit,
      before?.recordedAt,
      before?.entryId,
      listed(whose),
    ])
  }

  /** Every message without an answer, oldest first. What was written stays where it is: there may be many. */
  thatWait(): Promise<WaitingCheckIn[]> {
    return this.sql.query<WaitingCheckIn & Record<string, unknown>>(CHECK_IN_STATEMENTS.thatWait)
  }

  /** These messages as far as they are there, oldest first. */
  byIds(wanted: readonly Pick<StoredCheckIn, 'userId' | 'entryId'>[]): Promise<StoredCheckIn[]> {
    return this.sql.query<Row>(CHECK_IN_STATEMENTS.byIds, [
      wanted.map(({ userId }) => userId),
      wanted.map(({ entryId }) => entryId),
    ])
  }

  /** Null when there is no such message; one that was seen before keeps its first time. */
  see(userId: string, entryId: string): Promise<StoredCheckIn | null> {
    return this.sql.maybeOne<Row>(CHECK_IN_STATEMENTS.see, [userId, entryId, new Date()])
  }

  /** The message as it is now; nobody else changes it until the transaction ends. Null when it is not there. */
  lock(userId: string, entryId: string): Promise<StoredCheckIn | null> {
    return this.sql.maybeOne<Row>(CHECK_IN_STATEMENTS.lock, [userId, entryId])
  }

  /** Gives a locked message to an operator; null: to nobody. */
  assign({ userId, entryId }: StoredCheckIn, operator: string | null): Promise<StoredCheckIn> {
    const since = operator === null ? null : new Date()
    return this.sql.one<Row>(CHECK_IN_STATEMENTS.assign, [userId, entryId, operator, since])
  }

  /** Null when it has an answer already, or is not there. */
  answer(
    userId: string,
    entryId: string,
    { reply, answeredBy }: { reply: Buffer; answeredBy: string },
  ): Promise<StoredCheckIn | null> {
    return this.sql.maybeOne<Row>(CHECK_IN_STATEMENTS.answer, [
      userId,
      entryId,
      reply,
      answeredBy,
      new Date(),
    ])
  }
}
