import type { ApiBody, ApiData } from '@gb/api-client'
import type { ReminderSettings } from '@gb/domain'

type Wire = ApiData<'/api/reminders/{user_id}'>

/** Reminders as the screen shows them. Instants in ms. */
export interface Reminders {
  settings: ReminderSettings
  nextAt: number | null
  lastSentAt: number | null
  snoozedUntil: number | null
}

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text))

export const toReminders = (wire: Wire): Reminders => ({
  settings: {
    vitamins: wire.vitamins,
    fluids: {
      on: wire.fluids.on,
      everyHours: wire.fluids.every_hours,
      from: wire.fluids.from,
      to: wire.fluids.to,
    },
    weighIn: wire.weigh_in,
    mood: wire.mood,
    quietHours: wire.quiet_hours,
    showDetails: wire.show_details,
  },
  nextAt: instant(wire.next_at),
  lastSentAt: instant(wire.last_sent_at),
  snoozedUntil: instant(wire.snoozed_until),
})

export const toReminderBody = (settings: ReminderSettings): ApiBody<'/api/reminders/{user_id}', 'put'> => ({
  vitamins: settings.vitamins,
  fluids: {
    on: settings.fluids.on,
    every_hours: settings.fluids.everyHours,
    from: settings.fluids.from,
    to: settings.fluids.to,
  },
  weigh_in: settings.weighIn,
  mood: settings.mood,
  quiet_hours: settings.quietHours,
  show_details: settings.showDetails,
})
