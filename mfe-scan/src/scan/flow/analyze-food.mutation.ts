import { type ApiData, idempotent, invalidateAfter, queryKeys, unwrap } from '@gb/api-client'
import { ANALYSIS_TIMEOUT_MS, type MealType } from '@gb/domain'
import { toBase64 } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { toScanOutcome } from '../shared/scan-outcome.mapper'

/** One analysis. A retry with the same key finds the stored result and is never charged twice. */
interface Analysis {
  readonly userId: string
  readonly photo: Blob
  readonly mealType: MealType
  readonly key: string
  /** Aborted when the person presses Cancel. */
  readonly canceled: AbortSignal
}

/** Sends a photo and gives what was found; throws as `unwrap` does, TimeoutError after 15 s. */
export function useAnalyzeFood() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ userId, photo, mealType, key, canceled }: Analysis) => {
      const signal = AbortSignal.any([canceled, AbortSignal.timeout(ANALYSIS_TIMEOUT_MS)])
      const body = { image_base64: await toBase64(photo), user_id: userId, meal_type: mealType }
      const answer = await unwrap(api.POST('/api/analyze-food', { body, headers: idempotent(key), signal }))
      await keepCount(queries, userId, answer)
      return toScanOutcome(answer)
    },
    // Not returned: the result must not wait until every card of Home has been read again.
    onSettled: () => void invalidateAfter(queries, 'food'),
  })
}

/** The answer carries the count as it is now: the next scan shows it before the server has been asked again. */
async function keepCount(
  queries: QueryClient,
  userId: string,
  { scans_used, total_limit, scans_remaining, is_premium }: ApiData<'/api/analyze-food', 'post'>,
): Promise<void> {
  const queryKey = queryKeys.scanStatus(userId)
  // What was asked before the scan would come back with the old count.
  await queries.cancelQueries({ queryKey })
  const status: ApiData<'/api/daily-scan-status/{user_id}'> = {
    scans_used,
    total_limit,
    scans_remaining,
    is_premium,
  }
  queries.setQueryData(queryKey, status)
}
