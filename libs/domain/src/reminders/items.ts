import type { TimeOfDay } from '../entries/entry-choices.js'

/** What one reminder is about. */
export type ReminderItem = `vitamins_${TimeOfDay}` | 'fluids' | 'weigh_in' | 'mood'

/** Every item there is, in the order in which a notification names them. */
export const REMINDER_ITEMS: readonly ReminderItem[] = [
  'vitamins_morning',
  'vitamins_afternoon',
  'vitamins_evening',
  'fluids',
  'weigh_in',
  'mood',
]

/** Items in their order, each once. */
export const inOrder = (items: Iterable<ReminderItem>): ReminderItem[] => {
  const wanted = new Set(items)
  return REMINDER_ITEMS.filter((item) => wanted.has(item))
}

/** What was logged on one day. */
export interface LoggedToday {
  readonly vitamins: readonly TimeOfDay[]
  readonly fluidOz: number
  readonly weight: boolean
  readonly mood: boolean
}

const isDone = (item: ReminderItem, logged: LoggedToday, fluidGoalOz: number): boolean => {
  if (item === 'fluids') return logged.fluidOz >= fluidGoalOz
  if (item === 'weigh_in') return logged.weight
  if (item === 'mood') return logged.mood
  return logged.vitamins.some((part) => item === `vitamins_${part}`)
}

/** What is still to be reminded of: nobody is told to do what they have done. */
export const stillOpen = (
  items: readonly ReminderItem[],
  logged: LoggedToday,
  fluidGoalOz: number,
): ReminderItem[] => items.filter((item) => !isDone(item, logged, fluidGoalOz))

/** A tab where something can be logged. */
export type LogTab = 'vitamins' | 'fluids' | 'weight' | 'mood'

const TABS: Readonly<Record<ReminderItem, LogTab>> = {
  vitamins_morning: 'vitamins',
  vitamins_afternoon: 'vitamins',
  vitamins_evening: 'vitamins',
  fluids: 'fluids',
  weigh_in: 'weight',
  mood: 'mood',
}

/** Where a reminder leads: to the first thing that it names; null when it names nothing. */
export const reminderTab = (items: readonly ReminderItem[]): LogTab | null => {
  const [first] = inOrder(items)
  return first === undefined ? null : TABS[first]
}
