import { errorName, forEveryone, Metrics, Rounds, secondsSince } from '@gb/service-kit'
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common'
import type { InboxDto } from './inbox.dto.js'
import { inboxCounts, WaitingMessages } from './waiting-messages.js'

/** An answer of an hour ago is late for what cannot wait, one of a minute is not. */
const INTERVAL_MS = 60_000

/** What the inbox was at the last look. */
interface InboxLook extends Pick<InboxDto, 'waiting' | 'overdue'> {
  /** Those that cannot wait, by whether somebody has taken them. */
  urgent: Record<'open' | 'taken', number>
  oldestUrgentAt: Date | null
}

/** Tells Prometheus what waits in the inbox, so that somebody is woken who was not looking. */
@Injectable()
export class InboxWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(InboxWatch.name)
  private readonly rounds = new Rounds(
    () => this.look(),
    INTERVAL_MS,
    (error) => this.log.warn(`the inbox could not be read: ${errorName(error)}`),
  )
  private last: InboxLook | null = null
  private hasFailed = false

  constructor(
    private readonly waiting: WaitingMessages,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const add = (name: string, help: string, read: (last: InboxLook) => number): void =>
      this.metrics.add({ name, help, read: async () => this.told((last) => ({ '': read(last) })) })
    add('check_ins_waiting', 'Messages of people that wait for an answer.', ({ waiting }) => waiting)
    add('check_ins_overdue', 'How many of them wait longer than people may expect.', ({ overdue }) => overdue)
    add(
      'check_ins_urgent_lag_seconds',
      'How long the oldest of those has waited that have words that cannot wait.',
      ({ oldestUrgentAt }) => secondsSince(oldestUrgentAt),
    )
    this.metrics.add({
      name: 'check_ins_urgent',
      help: 'How many of them have words that cannot wait, by whether an operator has taken them.',
      label: 'state',
      read: async () => this.told(({ urgent }) => urgent),
    })
    this.rounds.start()
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop()
  }

  /** One look. */
  async look(): Promise<void> {
    this.last = await this.read().catch((error: unknown) => {
      this.hasFailed = true
      throw error
    })
    this.hasFailed = false
  }

  private async read(): Promise<InboxLook> {
    const all = await forEveryone(() => this.waiting.all())
    const urgent = all.filter(({ isUrgent }) => isUrgent)
    const open = urgent.filter(({ assignedTo }) => assignedTo === null).length
    return {
      ...inboxCounts(all, new Date()),
      urgent: { open, taken: urgent.length - open },
      oldestUrgentAt: urgent[0]?.sentAt ?? null,
    }
  }

  /** After a failed look no figure is told: the last one might say of somebody in need that nobody is. */
  private told(read: (last: InboxLook) => Record<string, number>): Record<string, number> {
    if (this.hasFailed) throw new Error('the inbox could not be read')
    return this.last === null ? {} : read(this.last)
  }
}
