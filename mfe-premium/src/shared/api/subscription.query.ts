import { queryKeys, unwrap, type ApiData } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

type Wire = NonNullable<ApiData<'/api/subscription/{user_id}'>['subscription']>

/** A subscription, as its owner manages it. Instants are ISO 8601, amounts in `currency`. */
export interface Subscription {
  state: Wire['state']
  paidUntil: string
  premiumUntil: string
  renewalAmount: number
  currency: string
  canResume: boolean
  /** Until when the money goes back on request; null when it does not. */
  refundUntil: string | null
  hasPortal: boolean
  isTest: boolean
}

/** The subscription of a person; null for whoever has none, such as after a gift. */
export function useSubscription(userId: string | null) {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.subscription(userId ?? ''),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/subscription/{user_id}', { params: { path: { user_id: userId ?? '' } }, signal })),
    select: ({ subscription }) => (subscription ? toSubscription(subscription) : null),
    enabled: userId !== null,
  })
}

const toSubscription = (wire: Wire): Subscription => ({
  state: wire.state,
  paidUntil: wire.paid_until,
  premiumUntil: wire.premium_until,
  renewalAmount: wire.renewal_amount,
  currency: wire.currency,
  canResume: wire.can_resume,
  refundUntil: wire.refund_until,
  hasPortal: wire.has_portal,
  isTest: wire.is_test,
})
