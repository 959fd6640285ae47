import { queryKeys, unwrap, type ApiData } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'
import type { PremiumPackage } from '../package'

type Wire = ApiData<'/api/subscription-packages'>

/** The packages in the order of the cards. */
export function usePackages() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.subscriptionPackages(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/subscription-packages', { signal })),
    select: toPackages,
  })
}

const toPackages = ({ packages }: Wire): PremiumPackage[] =>
  packages.map(({ discount_label, ...others }) => ({ ...others, discountLabel: discount_label ?? null }))
