import { greeting, type TimeOfDay } from '@gb/domain'
import { useSyncExternalStore } from 'react'

const TIME_OF: Record<ReturnType<typeof greeting>, TimeOfDay> = {
  'Good morning': 'morning',
  Hello: 'evening',
  'Good afternoon': 'afternoon',
  'Good evening': 'evening',
}

/** What time of day it is at an instant, on the clock of the device. */
export const timeOfDayAt = (instant: Date): TimeOfDay => TIME_OF[greeting(instant.getHours())]

const CHECK_EVERY_MS = 60_000

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}

/** What time of day it is now; changes while the page stays open. */
export const useTimeOfDay = (): TimeOfDay => useSyncExternalStore(subscribe, () => timeOfDayAt(new Date()))
