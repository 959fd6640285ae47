import { queryKeys, unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

const FRESH_MS = 60 * 60 * 1000

/**
 * The usual daily vitamins after a sleeve, in the language of the screen where they are translated; `language` says in which one
 * they came where that was asked for. The start of the app has usually loaded the English ones.
 */
export function useRecommended() {
  const api = useApi()
  const lang = useLanguageHere()
  return useQuery({
    queryKey: lang === 'en' ? queryKeys.recommendedVitamins() : [...queryKeys.recommendedVitamins(), lang],
    queryFn: async ({ signal }) => {
      const query = lang === 'en' ? {} : { lang }
      const answer = api.GET('/api/recommended-vitamins', { params: { query }, signal })
      const body = await unwrap(answer)
      return lang === 'en'
        ? body
        : { ...body, language: (await answer).response.headers.get('Content-Language') }
    },
    staleTime: FRESH_MS,
    select: ({ notice, daily_vitamins, ...rest }) => {
      const language = ('language' in rest && rest.language) || undefined
      return {
        notice,
        language,
        vitamins: daily_vitamins.map(({ review_date: reviewDate, ...vitamin }) => ({
          ...vitamin,
          reviewDate,
          language,
        })),
      }
    },
  })
}

export type Recommended = NonNullable<ReturnType<typeof useRecommended>['data']>['vitamins'][number]
