import { invalidateAfter, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** What a person can do with their subscription. */
export type SubscriptionAction = 'cancel' | 'resume' | 'refund'

/** Changes the subscription. Each may be sent again: asked twice, it happens once. */
export function useManageSubscription(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (action: SubscriptionAction) => {
      const body = { user_id: userId }
      if (action === 'cancel') return unwrap(api.POST('/api/subscription/cancel', { body }))
      if (action === 'resume') return unwrap(api.POST('/api/subscription/resume', { body }))
      return unwrap(api.POST('/api/subscription/refund-request', { body }))
    },
    onSettled: () => invalidateAfter(queries, 'premium'),
  })
}

/** Gives the address of the page with invoices and cards. */
export function useInvoicePage(userId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: async () => {
      const body = { user_id: userId, origin_url: globalThis.location.origin }
      return (await unwrap(api.POST('/api/subscription/portal', { body }))).url
    },
  })
}
