import { queryKeys, unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** Planning templates and tools, in the language of the screen; `language` says what they came in. */
export function useTemplates(userId: string) {
  const api = useApi()
  const lang = useLanguageHere()
  return useQuery({
    queryKey:
      lang === 'en' ? queryKeys.planningTemplates(userId) : [...queryKeys.planningTemplates(userId), lang],
    queryFn: ({ signal }) => {
      const query = lang === 'en' ? {} : { lang }
      return unwrap(api.GET('/api/premium-meal-planning-templates', { params: { query }, signal }))
    },
  })
}
