import type { ReminderSettings } from '@gb/domain'
import { named, spelled } from '@gb/service-kit'
import type { StoredReminders } from './reminder-settings.repository.js'
import type { RemindersDto, ReminderSettingsDto } from './reminders.dto.js'

/** Settings from the wire. */
export const toReminderSettings = (dto: ReminderSettingsDto): ReminderSettings => ({
  vitamins: named(dto.vitamins, 'on', 'morning', 'afternoon', 'evening'),
  fluids: named(dto.fluids, 'on', 'every_hours', 'from', 'to'),
  weighIn: named(dto.weigh_in, 'on', 'weekday', 'time'),
  mood: named(dto.mood, 'on', 'time'),
  quietHours: named(dto.quiet_hours, 'from', 'to'),
  showDetails: dto.show_details,
})

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

/**
 * Reminders on the wire.
 * @param snoozable whether the last one can still be put off
 * @param devices how many devices get them
 */
export const toRemindersDto = (
  { settings, timeZone, scheduledAt, snoozedUntil, sentAt }: StoredReminders,
  snoozable: boolean,
  devices: number,
): RemindersDto => ({
  vitamins: { ...settings.vitamins },
  fluids: spelled(settings.fluids, 'on', 'everyHours', 'from', 'to'),
  weigh_in: { ...settings.weighIn },
  mood: { ...settings.mood },
  quiet_hours: { ...settings.quietHours },
  show_details: settings.showDetails,
  time_zone: timeZone,
  next_at: iso(scheduledAt),
  last_sent_at: snoozable ? iso(sentAt) : null,
  snoozed_until: iso(snoozedUntil),
  devices,
})
