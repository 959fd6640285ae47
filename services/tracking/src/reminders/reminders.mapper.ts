import type { ReminderSettings } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { StoredReminders } from './reminder-settings.repository.js'
import type { RemindersDto, ReminderSettingsDto } from './reminders.dto.js'

/** Settings from the wire. */
export const toReminderSettings = (dto: ReminderSettingsDto): ReminderSettings => ({
  vitamins: {
    on: dto.vitamins.on,
    morning: dto.vitamins.morning,
    afternoon: dto.vitamins.afternoon,
    evening: dto.vitamins.evening,
  },
  fluids: { on: dto.fluids.on, everyHours: dto.fluids.every_hours, from: dto.fluids.from, to: dto.fluids.to },
  weighIn: { on: dto.weigh_in.on, weekday: dto.weigh_in.weekday, time: dto.weigh_in.time },
  mood: { on: dto.mood.on, time: dto.mood.time },
  quietHours: { from: dto.quiet_hours.from, to: dto.quiet_hours.to },
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
  fluids: {
    ...spelled(settings.fluids, 'on', 'everyHours', 'from', 'to'),
  },
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
