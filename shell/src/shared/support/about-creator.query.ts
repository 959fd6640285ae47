import { queryKeys, unwrap, type ApiData } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '../speech/in-language'

export type Creator = ApiData<'/api/about-creator'>

/** The people behind the product. The start of the app has usually loaded it. */
export function useCreator() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.aboutCreator(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/about-creator', { signal })),
  })
}

/** The same in another language than English; null where it has no translation. */
export function useTranslatedCreator(language: Language) {
  const api = useApi()
  return useQuery({
    queryKey: [...queryKeys.aboutCreator(), language],
    queryFn: ({ signal }) =>
      inLanguage(api.GET('/api/about-creator', { params: { query: { lang: language } }, signal }), language),
    enabled: language !== 'en',
  })
}
