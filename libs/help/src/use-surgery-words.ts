import { useLanguageHere, useLocalDay } from '@gb/entries'
import { useQueryClient } from '@tanstack/react-query'
import { bodyCatalog } from './messages/generated/body'

const surgeryDateIn = (profile: unknown): string | null =>
  typeof profile === 'object' &&
  profile !== null &&
  'surgery_date' in profile &&
  typeof profile.surgery_date === 'string'
    ? profile.surgery_date
    : null

/** What to say of the operation, in the language that is spoken here and for whoever answers in English. */
export interface SurgeryWords {
  here: string
  /** Null where that is the same. */
  inEnglish: string | null
}

/** What to say of the operation to whoever answers the phone, with its day where it is known. */
export function useSurgeryWords(userId: string): SurgeryWords {
  const language = useLanguageHere()
  const today = useLocalDay()
  // What the app has already read and keeps offline: nothing is asked for here, for help waits for no answer.
  const day = surgeryDateIn(useQueryClient().getQueryData(['profile', userId]))
  const said = (messages: ReturnType<typeof bodyCatalog.in>) => {
    if (day === null) return messages.hadSometime
    return day > today ? messages.planned({ day }) : messages.had({ day })
  }
  return {
    here: said(bodyCatalog.in(language)),
    inEnglish: language === 'en' ? null : said(bodyCatalog.in('en')),
  }
}
