import { unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'

/** Asks what a promo code is worth. */
export function useCheckPromo() {
  const api = useApi()
  return useMutation({
    mutationFn: (code: string) =>
      unwrap(api.POST('/api/validate-promo-code', { body: { promo_code: code } })),
  })
}
