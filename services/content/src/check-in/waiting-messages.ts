import { bodyFlags, hasCrisisWords, isCheckInOverdue } from '@gb/domain'
import { inTurns } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { CheckInTexts } from './check-in-texts.js'
import { CheckInRepository, type WaitingCheckIn } from './check-in.repository.js'
import type { InboxDto } from './inbox.dto.js'

/** As many are read and opened at once. */
const AT_ONCE = 100

/** A message without an answer, and whether it can wait for one. */
export interface WaitingMessage extends WaitingCheckIn {
  isUrgent: boolean
}

/** Who cannot stop eating, or dares not, is answered soon and has a line to call; nobody is woken by it. Source: health-rules 9b.3, 9b.14. */
const cannotWait = (message: string): boolean =>
  hasCrisisWords(message) || bodyFlags(message).some(({ level }) => level !== 'eating')

/** An id comes again with other words only when the first ones were erased. */
const keyOf = ({ userId, entryId, sentAt }: WaitingCheckIn): string =>
  `${userId} ${entryId} ${sentAt.getTime()}`

/**
 * All messages without an answer, and which of them cannot wait. They are sealed, so that is found by opening each: once, and
 * what came of it is remembered in this process alone. In the database it would say in clear what somebody wrote about.
 */
@Injectable()
export class WaitingMessages {
  private urgency: ReadonlyMap<string, boolean> = new Map()

  constructor(
    private readonly checkIns: CheckInRepository,
    private readonly texts: CheckInTexts,
  ) {}

  /** Oldest first. */
  async all(): Promise<WaitingMessage[]> {
    const waiting = await this.checkIns.thatWait()
    const known = this.urgency
    const opened = await this.open(waiting.filter((message) => !known.has(keyOf(message))))
    const all = waiting.flatMap((message) => {
      const isUrgent = known.get(keyOf(message)) ?? opened.get(keyOf(message))
      return isUrgent === undefined ? [] : [{ ...message, isUrgent }]
    })
    this.urgency = new Map(all.map((message) => [keyOf(message), message.isUrgent]))
    return all
  }

  private async open(unknown: readonly WaitingCheckIn[]): Promise<Map<string, boolean>> {
    const opened = new Map<string, boolean>()
    for (let from = 0; from < unknown.length; from += AT_ONCE) {
      const read = await this.checkIns.byIds(unknown.slice(from, from + AT_ONCE))
      const found = await inTurns(read, (stored) => {
        const { message } = this.texts.open(stored)
        return [keyOf(stored), cannotWait(message)] as const
      })
      for (const [key, isUrgent] of found) opened.set(key, isUrgent)
    }
    return opened
  }
}

/** How many wait, and how many of them for what reason should not. */
export const inboxCounts = (
  all: readonly WaitingMessage[],
  now: Date,
): Pick<InboxDto, 'waiting' | 'overdue' | 'unassigned' | 'urgent'> => ({
  waiting: all.length,
  overdue: all.filter(({ sentAt }) => isCheckInOverdue({ sentAt, answeredAt: null }, now)).length,
  unassigned: all.filter(({ assignedTo }) => assignedTo === null).length,
  urgent: all.filter(({ isUrgent }) => isUrgent).length,
})
