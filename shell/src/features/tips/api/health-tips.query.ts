import { queryKeys, unwrap } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '../../../shared/speech/in-language'

/** All tips. The start of the app has usually loaded them. */
export function useHealthTips() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.healthTips(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/health-tips', { signal })),
  })
}

/** The same in another language than English; null where one of them has no translation. */
export function useTranslatedTips(language: Language) {
  const api = useApi()
  return useQuery({
    queryKey: [...queryKeys.healthTips(), language],
    queryFn: ({ signal }) =>
      inLanguage(api.GET('/api/health-tips', { params: { query: { lang: language } }, signal }), language),
    enabled: language !== 'en',
  })
}
