import { invalidateAfter, isApiError, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** How a payment stands after the return. */
export type PaymentOutcome = 'paid' | 'unconfirmed' | 'activation-failed' | 'other'

/** Activates premium and asks whether the money arrived; never throws. Safe to repeat: one payment gives one period. */
export function useFinishPayment() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({
      userId,
      sessionId,
    }: {
      userId: string
      sessionId: string
    }): Promise<PaymentOutcome> => {
      try {
        await unwrap(api.POST('/api/activate-premium', { body: { user_id: userId, session_id: sessionId } }))
      } catch (error) {
        // Not a payment of this person, so nothing was "received".
        return isApiError(error, 'not_found', 'not_yours', 'no_session', 'invalid_input')
          ? 'other'
          : 'activation-failed'
      }
      try {
        const params = { path: { session_id: sessionId } }
        const status = await unwrap(api.GET('/api/checkout/status/{session_id}', { params }))
        return status.payment_status === 'paid' ? 'paid' : 'unconfirmed'
      } catch {
        return 'other'
      }
    },
    onSettled: () => void invalidateAfter(queries, 'premium'),
  })
}
