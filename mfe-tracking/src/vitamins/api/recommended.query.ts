import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

const FRESH_MS = 60 * 60 * 1000

/** The usual daily vitamins after a sleeve. The start of the app has usually loaded them. */
export function useRecommended() {
  const api = useApi()
  return useQuery({
    queryKey: queryKeys.recommendedVitamins(),
    queryFn: ({ signal }) => unwrap(api.GET('/api/recommended-vitamins', { signal })),
    staleTime: FRESH_MS,
    select: ({ notice, daily_vitamins }) => ({
      notice,
      vitamins: daily_vitamins.map(({ review_date: reviewDate, ...vitamin }) => ({ ...vitamin, reviewDate })),
    }),
  })
}

export type Recommended = NonNullable<ReturnType<typeof useRecommended>['data']>['vitamins'][number]
