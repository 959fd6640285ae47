import { queryKeys, unwrap } from '@gb/api-client'
import { useLanguageHere, useLocalDay } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The words of the day, in the language of the screen. The start of the app has usually loaded the English ones. */
export function useEncouragement() {
  const api = useApi()
  const date = useLocalDay()
  const lang = useLanguageHere()
  const isEnglish = lang === 'en'
  return useQuery({
    queryKey: isEnglish ? queryKeys.dailyEncouragement(date) : [...queryKeys.dailyEncouragement(date), lang],
    queryFn: ({ signal }) => {
      const query = isEnglish ? { date } : { date, lang }
      return unwrap(api.GET('/api/daily-encouragement', { params: { query }, signal }))
    },
    // Where not all of them are translated, who reads another language has our own.
    select: ({ daily_message: message, language }) => (isEnglish || language === lang ? message : null),
  })
}
