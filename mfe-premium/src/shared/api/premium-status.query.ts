import { queryKeys, unwrap, type ApiData } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

type Wire = ApiData<'/api/user-premium-status/{user_id}'>

/** What a person has. */
export interface PremiumStatus {
  isActive: boolean
  packageId: string | null
  /** ISO 8601: the next renewal, or the end when `endsThen`. */
  renewsAt: string | null
  endsThen: boolean
}

/** Premium of a person; asks nothing for a visitor. */
export function usePremiumStatus(userId: string | null) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.premiumStatus(userId ?? ''),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/user-premium-status/{user_id}', {
          params: { path: { user_id: userId ?? '' } },
          signal,
        }),
      ),
    select: toStatus,
    enabled: userId !== null,
  })
}

const toStatus = (wire: Wire): PremiumStatus => ({
  isActive: wire.premium_active,
  packageId: wire.package_id,
  renewsAt: wire.renews_at,
  endsThen: wire.cancel_at_period_end,
})
