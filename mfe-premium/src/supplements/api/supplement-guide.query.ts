import { queryKeys, unwrap } from '@gb/api-client'
import { useLanguageHere } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/**
 * The supplement guide with the person's own test dates, in the language of the screen; `language` says what it came in, which
 * is English where its translation is not whole.
 */
export function useSupplementGuide(userId: string) {
  const api = useApi()
  const lang = useLanguageHere()
  return useQuery({
    queryKey:
      lang === 'en' ? queryKeys.supplementGuide(userId) : [...queryKeys.supplementGuide(userId), lang],
    queryFn: ({ signal }) => {
      const query = lang === 'en' ? {} : { lang }
      return unwrap(api.GET('/api/premium-supplement-guide', { params: { query }, signal }))
    },
  })
}
