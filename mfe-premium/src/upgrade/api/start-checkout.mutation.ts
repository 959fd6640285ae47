import { idempotent, invalidateAfter, isApiError, unwrap } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export interface CheckoutStart {
  userId: string
  packageId: string
  /** Null without one. */
  promoCode: string | null
  /** Of the page to pay on. */
  language: Language
  /** One per choice; the same for its retries, so that one choice opens one checkout. */
  key: string
  canceled: AbortSignal
}

/** Opens a checkout and gives the address of the page to pay on. */
export function useStartCheckout() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ userId, packageId, promoCode, language, key, canceled }: CheckoutStart) => {
      const body = {
        package_id: packageId,
        origin_url: globalThis.location.origin,
        user_id: userId,
        ...(promoCode === null ? {} : { promo_code: promoCode }),
        // Who reads English here may have a browser in another language, which a provider goes by.
        ...(language === 'en' ? {} : { language }),
      }
      const answer = await unwrap(
        api.POST('/api/checkout/session', { body, headers: idempotent(key), signal: canceled }),
      )
      return answer.url
    },
    // Paid in another tab, or on another device: what is on screen here does not know it yet.
    onError: (error) => {
      if (isApiError(error, 'conflict')) void invalidateAfter(queries, 'premium')
    },
  })
}
