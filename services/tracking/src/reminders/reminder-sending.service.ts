import {
  dailyGoals,
  GROUP_WINDOW_MINUTES,
  inOrder,
  isQuiet,
  localDay,
  nextReminder,
  REMINDER_LATE_MINUTES,
  type ReminderItem,
  stillOpen,
  wallTime,
} from '@gb/domain'
import { errorName, forPerson, type PersonStanding, ProfilePort } from '@gb/service-kit'
import { Injectable, Logger } from '@nestjs/common'
import { type ClaimedReminder, DueReminderRepository } from './due-reminder.repository.js'
import { PushService } from './push/push.service.js'
import { NOTICE_SECONDS, noticePayload } from './reminder-notice.js'
import { ReminderSettingsRepository } from './reminder-settings.repository.js'

const BATCH = 20
const MINUTE_MS = 60_000

/** Whether an instant has come, or comes so soon after the due one that it goes with it. */
const comesWith = (instant: Date | null, dueAt: Date): boolean =>
  instant !== null && instant.getTime() - dueAt.getTime() < GROUP_WINDOW_MINUTES * MINUTE_MS

/** What a claimed reminder is about: what is due by the settings, and what was put off until about now. */
const itemsOf = (claimed: ClaimedReminder): ReminderItem[] => {
  const { settings, timeZone, scheduledAt, snoozedUntil, snoozedItems, dueAt } = claimed
  const scheduled =
    scheduledAt !== null && comesWith(scheduledAt, dueAt)
      ? (nextReminder(settings, timeZone, new Date(scheduledAt.getTime() - 1))?.items ?? [])
      : []
  return inOrder([...scheduled, ...(comesWith(snoozedUntil, dueAt) ? snoozedItems : [])])
}

/**
 * Sends what is due. A reminder is taken for a minute, sent, and only then written off: a process that dies in between
 * loses none, and the device shows one that came twice once, by its tag. What is more than half an hour late is left
 * out, so that an outage is followed by one reminder at most. Nothing comes in what is quiet where the person is now.
 */
@Injectable()
export class ReminderSendingService {
  private readonly logger = new Logger(ReminderSendingService.name)

  constructor(
    private readonly due: DueReminderRepository,
    private readonly stored: ReminderSettingsRepository,
    private readonly push: PushService,
    private readonly profiles: ProfilePort,
  ) {}

  /** Seconds until somebody has to be reminded, null when nobody within so many; what is due already is sent first. */
  async sendAndLookAhead(withinSeconds: number): Promise<number | null> {
    const seconds = await this.due.next(withinSeconds)
    if (seconds === null || seconds > 0) return seconds
    await this.sendDue()
    return this.due.next(withinSeconds)
  }

  /** Sends until nothing is due. */
  async sendDue(): Promise<void> {
    for (;;) {
      const batch = await this.due.claim(BATCH)
      await Promise.all(batch.map((claimed) => this.attempt(claimed)))
      if (batch.length < BATCH) return
    }
  }

  private async attempt(claimed: ClaimedReminder): Promise<void> {
    try {
      await forPerson(claimed.userId, () => this.settle(claimed, new Date()))
    } catch (error) {
      this.logger.warn(`a reminder waits for its next try: ${errorName(error)}`)
    }
  }

  private async settle(claimed: ClaimedReminder, now: Date): Promise<void> {
    const { userId, settings, timeZone, dueAt } = claimed
    const standing = await this.profiles.standing(userId)
    const zoneNow = standing?.person.timeZone ?? timeZone
    if (zoneNow !== timeZone) {
      // Due by a clock that the person has left: the same times come by the clock of where they are. What was put off
      // is an instant; it stays, and is taken again when this claim is over.
      await this.stored.moveZone(userId, zoneNow, nextReminder(settings, zoneNow, now)?.at ?? null)
      return
    }
    const oldest = new Date(now.getTime() - REMINDER_LATE_MINUTES * MINUTE_MS)
    const items = dueAt < oldest ? [] : await this.open(claimed, standing, now)
    const notice = { userId, dueAt, items, showDetails: settings.showDetails }
    const delivery =
      items.length === 0
        ? 'nobody'
        : await this.push.sendToAll(userId, (language) => noticePayload(notice, language), NOTICE_SECONDS)
    // The claim runs out and another round tries again, until it is too late.
    if (delivery === 'failed') return
    const { scheduledAt, snoozedUntil } = claimed
    const after = comesWith(scheduledAt, dueAt) ? scheduledAt : null
    await this.due.settle(claimed, {
      scheduledAt:
        after === null
          ? scheduledAt
          : (nextReminder(settings, timeZone, after > oldest ? after : oldest)?.at ?? null),
      snoozeIsOver: comesWith(snoozedUntil, dueAt),
      sentItems: delivery === 'sent' ? items : null,
    })
  }

  /** What the person may and still has to be reminded of. */
  private async open(
    claimed: ClaimedReminder,
    standing: PersonStanding | null,
    now: Date,
  ): Promise<ReminderItem[]> {
    const { userId, settings, timeZone } = claimed
    // It was planned outside of them, but it may be sent some minutes after its time.
    if (isQuiet(wallTime(now, timeZone).minute, settings.quietHours)) return []
    if (!standing || standing.leaving || standing.consents.health_data_consent !== 'given') return []
    const { person } = standing
    const day = localDay(now, timeZone, person.dayStartsAt)
    const logged = await this.due.logged(userId, day)
    return stillOpen(itemsOf(claimed), logged, dailyGoals(person, day).fluidOz)
  }
}
