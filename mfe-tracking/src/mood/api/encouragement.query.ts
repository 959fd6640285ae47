import { queryKeys, unwrap } from '@gb/api-client'
import { useLanguageHere, useLocalDay } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** The words of the day and the line from the creator, in the language of the screen; Home reads the same. A new day has new ones. */
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
    staleTime: Infinity,
    select: ({ daily_message: { message, author }, creator_note: note, language }) => ({
      message,
      author,
      note,
      isForeign: !isEnglish && language !== lang,
    }),
  })
}
