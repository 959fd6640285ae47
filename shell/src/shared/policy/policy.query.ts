import { queryKeys, unwrap, type ApiClient } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import type { PolicyKind } from './policy'

const READS = {
  privacy: (api: ApiClient, signal: AbortSignal) => unwrap(api.GET('/api/privacy-policy', { signal })),
  terms: (api: ApiClient, signal: AbortSignal) => unwrap(api.GET('/api/terms-of-service', { signal })),
}
const KEYS = { privacy: queryKeys.privacyPolicy(), terms: queryKeys.termsOfService() }

/** One of the two policies. The start of the app has usually loaded it. */
export function usePolicy(kind: PolicyKind) {
  const api = useApi()
  return useQuery({ queryKey: KEYS[kind], queryFn: ({ signal }) => READS[kind](api, signal) })
}
