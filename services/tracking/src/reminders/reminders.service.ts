import {
  calendarReminders,
  DEFAULT_REMINDERS,
  type Language,
  localDay,
  nextReminder,
  REMINDER_MESSAGES,
  reminderFaults,
  type ReminderSettings,
  SNOOZABLE_HOURS,
  type Snooze,
  snoozedUntil,
} from '@gb/domain'
import { InvalidInput, requireConsents, type SessionUser, Throttle } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { calendarFile } from './calendar-file.js'
import { REMINDERS_MESSAGES } from './messages.js'
import { PushService } from './push/push.service.js'
import { reminderText, testPayload } from './reminder-notice.js'
import { ReminderSettingsRepository, type StoredReminders } from './reminder-settings.repository.js'
import type { RemindersDto, ReminderSettingsDto, SnoozedReminderDto } from './reminders.dto.js'
import { toRemindersDto, toReminderSettings } from './reminders.mapper.js'
import { NoDeviceToRemind, NothingToSnooze, ReminderNotReached } from './errors.js'

const HOUR_MS = 3_600_000
const TESTS_AN_HOUR = 10
const TEST_TTL_SECONDS = 60

const nextAt = (settings: ReminderSettings, timeZone: string): Date | null =>
  nextReminder(settings, timeZone, new Date())?.at ?? null

const snoozableSince = (): Date => new Date(Date.now() - SNOOZABLE_HOURS * HOUR_MS)

/** Decides about reminders. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly repository: ReminderSettingsRepository,
    private readonly push: PushService,
    private readonly throttle: Throttle,
  ) {}

  /** What is set, or what is proposed, all off. Whoever looks from another zone takes the reminders there. */
  async read({ userId, timeZone }: SessionUser): Promise<RemindersDto> {
    const [stored, devices] = await Promise.all([this.inZone(userId, timeZone), this.push.count(userId)])
    return toRemindersDto(stored, stored.sentAt !== null && stored.sentAt > snoozableSince(), devices)
  }

  /** @throws AppError `consent_required`, `invalid_input` with each time that would never come */
  async save(user: SessionUser, dto: ReminderSettingsDto): Promise<RemindersDto> {
    requireConsents(user, ['health_data_consent'])
    const settings = toReminderSettings(dto)
    const faults = reminderFaults(settings)
    if (faults.length > 0) throw new InvalidInput(faults)
    const { userId, timeZone } = user
    await this.repository.save(userId, settings, timeZone, nextAt(settings, timeZone))
    return this.read(user)
  }

  /** @throws AppError `not_found` when none was sent lately */
  async snooze({ userId, timeZone }: SessionUser, snooze: Snooze): Promise<SnoozedReminderDto> {
    const { settings } = await this.inZone(userId, timeZone)
    const until = snoozedUntil(snooze, new Date(), timeZone, settings.quietHours)
    if (await this.repository.snooze(userId, until, snoozableSince()))
      return { snoozed_until: until.toISOString() }
    throw new NothingToSnooze()
  }

  /** @throws AppError `not_found` without a device, `provider_unavailable` when none was reached, `too_many_requests` */
  async test(userId: string): Promise<void> {
    await this.throttle.hit({
      bucket: `reminder_test:${userId}`,
      limit: TESTS_AN_HOUR,
      windowSeconds: HOUR_MS / 1000,
      message: REMINDERS_MESSAGES.tooManyTests,
    })
    const delivery = await this.push.sendToAll(
      userId,
      (language) => testPayload(userId, language),
      TEST_TTL_SECONDS,
    )
    if (delivery === 'nobody') throw new NoDeviceToRemind()
    if (delivery === 'failed') throw new ReminderNotReached()
  }

  /** A calendar of what is on, from today. */
  async calendar({ userId, timeZone }: SessionUser, language: Language): Promise<string> {
    const { settings } = await this.inZone(userId, timeZone)
    const now = new Date()
    const events = calendarReminders(settings, localDay(now, timeZone)).map(({ items, ...event }) => ({
      ...event,
      text: reminderText({ items, showDetails: settings.showDetails }, language),
    }))
    return calendarFile(events, {
      name: REMINDER_MESSAGES.title,
      userId,
      now,
    })
  }

  private async inZone(userId: string, timeZone: string): Promise<StoredReminders> {
    const stored = await this.repository.find(userId)
    if (!stored)
      return {
        settings: DEFAULT_REMINDERS,
        timeZone,
        scheduledAt: null,
        snoozedUntil: null,
        sentAt: null,
        sentItems: [],
      }
    if (stored.timeZone === timeZone) return stored
    const scheduledAt = nextAt(stored.settings, timeZone)
    await this.repository.moveZone(userId, timeZone, scheduledAt)
    return { ...stored, timeZone, scheduledAt }
  }
}
