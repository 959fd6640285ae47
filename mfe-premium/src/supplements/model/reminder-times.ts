import type { ApiBody } from '@gb/api-client'
import type { Schedule } from './guide'

/** The reminders of a schedule: one in each part of the day in which something is taken. */
export const reminderTimes = (
  slots: Schedule['slots'],
): ApiBody<'/api/reminders/{user_id}', 'put'>['vitamins'] => {
  const first = (part: 'morning' | 'afternoon' | 'evening') =>
    slots.find(({ time_taken: taken }) => taken === part)?.suggested_time ?? null
  return { on: true, morning: first('morning'), afternoon: first('afternoon'), evening: first('evening') }
}
