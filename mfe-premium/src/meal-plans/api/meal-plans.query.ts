import { queryKeys, unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** Plans for the person's phase and goals, in the language of the screen; `language` says what they came in. */
export function useMealPlans(userId: string) {
  const api = useApi()
  const lang = useLanguageHere()
  return useQuery({
    queryKey: lang === 'en' ? queryKeys.mealPlans(userId) : [...queryKeys.mealPlans(userId), lang],
    queryFn: ({ signal }) => {
      const params = { path: { user_id: userId }, query: lang === 'en' ? {} : { lang } }
      return unwrap(api.GET('/api/premium-meal-plans/{user_id}', { params, signal }))
    },
  })
}
