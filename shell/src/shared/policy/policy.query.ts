import { queryKeys, unwrap, type ApiClient } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '../speech/in-language'
import type { PolicyKind } from './policy'

interface Asked {
  query?: { lang?: Language }
  signal: AbortSignal
}

const READS = {
  privacy: (api: ApiClient, { query = {}, signal }: Asked) =>
    api.GET('/api/privacy-policy', { params: { query }, signal }),
  terms: (api: ApiClient, { query = {}, signal }: Asked) =>
    api.GET('/api/terms-of-service', { params: { query }, signal }),
}
const KEYS = { privacy: queryKeys.privacyPolicy(), terms: queryKeys.termsOfService() }

/** One of the two policies, as it is accepted. The start of the app has usually loaded it. */
export function usePolicy(kind: PolicyKind) {
  const api = useApi()
  return useQuery({
    queryKey: KEYS[kind],
    queryFn: ({ signal }) => unwrap(READS[kind](api, { signal })),
  })
}

/** A policy to read in another language than English; null where it has no translation. */
export function useTranslatedPolicy(kind: PolicyKind, language: Language) {
  const api = useApi()
  return useQuery({
    queryKey: [...KEYS[kind], language],
    queryFn: ({ signal }) => inLanguage(READS[kind](api, { query: { lang: language }, signal }), language),
    enabled: language !== 'en',
  })
}
