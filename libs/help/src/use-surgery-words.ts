import { longDayInWords } from '@gb/domain'
import { useLocalDay } from '@gb/entries'
import { useQueryClient } from '@tanstack/react-query'
import { bodyMessages as messages } from './body-messages'

const surgeryDateIn = (profile: unknown): string | null =>
  typeof profile === 'object' &&
  profile !== null &&
  'surgery_date' in profile &&
  typeof profile.surgery_date === 'string'
    ? profile.surgery_date
    : null

/** What to say of the operation to whoever answers the phone, with its day where it is known. */
export function useSurgeryWords(userId: string): string {
  const today = useLocalDay()
  // What the app has already read and keeps offline: nothing is asked for here, for help waits for no answer.
  const day = surgeryDateIn(useQueryClient().getQueryData(['profile', userId]))
  if (day === null) return messages.hadSometime
  const inWords = longDayInWords(day)
  return day > today ? messages.planned(inWords) : messages.had(inWords)
}
