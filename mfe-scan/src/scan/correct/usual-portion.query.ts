import { queryKeys, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useQuery } from '@tanstack/react-query'

/** What the person usually takes of a food, in g: null when nothing is known, undefined while it is being read. */
export function useUsualPortion(userId: string, foodId: string | null) {
  const api = useApi()
  const { data, fetchStatus } = useQuery({
    queryKey: queryKeys.usualPortion(userId, foodId ?? ''),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/usual-portions/{user_id}', {
          params: { path: { user_id: userId }, query: { food_id: foodId ?? '' } },
          signal,
        }),
      ),
    enabled: foodId !== null,
    // A proposal is worth no waiting.
    retry: false,
    select: ({ portions }) => portions.find((portion) => portion.food_id === foodId)?.grams ?? null,
  })
  // Without a connection it waits for one; the person must not.
  return data === undefined && fetchStatus !== 'fetching' ? null : data
}
