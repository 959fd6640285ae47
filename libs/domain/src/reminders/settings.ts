import { type TimeOfDay, TIMES_OF_DAY } from '../entries/entry-choices.js'
import { isWithin, type Limit } from '../measures/limit.js'
import { MINERALS_APART_HOURS } from '../thresholds/keep-apart.js'
import { type ClockTime, minuteOf } from './clock.js'
import { REMINDER_MESSAGES } from './messages.js'
import { isQuiet, type QuietHours } from './quiet-hours.js'

/** What a person can be reminded of. */
export const REMINDER_KINDS = ['vitamins', 'fluids', 'weigh_in', 'mood'] as const
export type ReminderKind = (typeof REMINDER_KINDS)[number]

/** Days of the week, as ISO 8601 counts them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Hours between two reminders to drink [own]. */
export const FLUID_REMINDER_HOURS: Limit = { min: 1, max: 6, step: 1, unit: 'hours' }

/** Reminders so close to the first of them come with it, in minutes [own]. */
export const GROUP_WINDOW_MINUTES = 30

/** A reminder that could not be sent for so long is dropped, in minutes: late ones are noise [own]. */
export const REMINDER_LATE_MINUTES = 30

/** Devices of one person that get reminders; a further one takes the place of the oldest [own]. */
export const MAX_PUSH_DEVICES = 10

/**
 * Minutes between the times of two vitamin reminders, so that calcium and iron can keep their distance.
 * Source: health-rules 3.4, calcium and iron.
 */
export const VITAMIN_REMINDER_GAP_MINUTES = MINERALS_APART_HOURS * 60

/** What a person wants to be reminded of. Times are those of the clock where the person is. */
export interface ReminderSettings {
  /** One time for each part of the day; null: not in that part. */
  readonly vitamins: { readonly on: boolean } & Readonly<Record<TimeOfDay, ClockTime | null>>
  /** Every so many hours from `from`, not after `to`. */
  readonly fluids: {
    readonly on: boolean
    readonly everyHours: number
    readonly from: ClockTime
    readonly to: ClockTime
  }
  readonly weighIn: { readonly on: boolean; readonly weekday: Weekday; readonly time: ClockTime }
  readonly mood: { readonly on: boolean; readonly time: ClockTime }
  readonly quietHours: QuietHours
  /** Whether a notification says what it is about, also on a locked screen. */
  readonly showDetails: boolean
}

/** Nothing is on before the person says so. */
export const DEFAULT_REMINDERS: ReminderSettings = {
  vitamins: { on: false, morning: '08:30', afternoon: '13:00', evening: '19:00' },
  fluids: { on: false, everyHours: 2, from: '09:00', to: '19:00' },
  weighIn: { on: false, weekday: 'monday', time: '08:00' },
  mood: { on: false, time: '20:00' },
  quietHours: { from: '21:00', to: '08:00' },
  showDetails: false,
}

/** What cannot be kept, by its wire name, and the sentence that says why. */
export interface ReminderFault {
  readonly field: string
  readonly message: string
}

/** Whether anything is on. */
export const isRemindedOfAnything = (settings: ReminderSettings): boolean =>
  settings.vitamins.on || settings.fluids.on || settings.weighIn.on || settings.mood.on

const vitaminFaults = ({ vitamins, quietHours }: ReminderSettings): ReminderFault[] => {
  const faults: ReminderFault[] = []
  let before: number | null = null
  for (const part of TIMES_OF_DAY) {
    const time = vitamins[part]
    if (time === null) continue
    const field = `vitamins.${part}`
    const minute = minuteOf(time)
    if (before !== null && minute - before < VITAMIN_REMINDER_GAP_MINUTES)
      faults.push({ field, message: REMINDER_MESSAGES.vitaminsTooClose })
    if (isQuiet(minute, quietHours)) faults.push({ field, message: REMINDER_MESSAGES.inQuietHours })
    before = minute
  }
  if (before === null) faults.push({ field: 'vitamins.on', message: REMINDER_MESSAGES.noVitaminTime })
  return faults
}

const fluidFaults = ({ fluids, quietHours }: ReminderSettings): ReminderFault[] => {
  const from = minuteOf(fluids.from)
  if (!isWithin(fluids.everyHours, FLUID_REMINDER_HOURS))
    return [{ field: 'fluids.every_hours', message: REMINDER_MESSAGES.fluidHours }]
  if (minuteOf(fluids.to) < from) return [{ field: 'fluids.to', message: REMINDER_MESSAGES.windowEndsFirst }]
  if (fluidMinutes(fluids).every((minute) => isQuiet(minute, quietHours)))
    return [{ field: 'fluids.from', message: REMINDER_MESSAGES.inQuietHours }]
  return []
}

const timeFault = (field: string, time: ClockTime, { quietHours }: ReminderSettings): ReminderFault[] =>
  isQuiet(minuteOf(time), quietHours) ? [{ field, message: REMINDER_MESSAGES.inQuietHours }] : []

/** The minutes of a day at which a person wants to be reminded to drink, quiet hours not yet left out. */
export const fluidMinutes = ({ everyHours, from, to }: ReminderSettings['fluids']): number[] => {
  const minutes: number[] = []
  for (let minute = minuteOf(from); minute <= minuteOf(to); minute += everyHours * 60) minutes.push(minute)
  return minutes
}

/** What is wrong with the kinds that are on; those that are off are kept as they are. */
export const reminderFaults = (settings: ReminderSettings): ReminderFault[] => [
  ...(settings.vitamins.on ? vitaminFaults(settings) : []),
  ...(settings.fluids.on ? fluidFaults(settings) : []),
  ...(settings.weighIn.on ? timeFault('weigh_in.time', settings.weighIn.time, settings) : []),
  ...(settings.mood.on ? timeFault('mood.time', settings.mood.time, settings) : []),
]
