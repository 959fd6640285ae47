import { deviceTimeZone, queryKeys, unwrap, type ApiClient } from '@gb/api-client'
import { localDay } from '@gb/domain'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** Public texts change with a release of the content, so a visit may use what it loaded once. */
export const PUBLIC_STALE_MS = 60 * 60 * 1000

/** The line to the server. */
interface Line {
  /** Nothing is sent for that nobody asked for. */
  isSpared: boolean
}

/**
 * Loads the seven public reads into the cache. A failure stays silent here: the screen that needs the text asks
 * again and says what happened. On a line that is spared it only says how long they are good for.
 */
export async function loadPublicReads(queries: QueryClient, api: ApiClient, line: Line): Promise<void> {
  const date = localDay(new Date(), deviceTimeZone())
  const reads: FetchQueryOptions[] = [
    {
      queryKey: queryKeys.dailyEncouragement(date),
      queryFn: () => unwrap(api.GET('/api/daily-encouragement', { params: { query: { date } } })),
    },
    { queryKey: queryKeys.healthTips(), queryFn: () => unwrap(api.GET('/api/health-tips')) },
    {
      queryKey: queryKeys.recommendedVitamins(),
      queryFn: () => unwrap(api.GET('/api/recommended-vitamins')),
    },
    { queryKey: queryKeys.aboutCreator(), queryFn: () => unwrap(api.GET('/api/about-creator')) },
    { queryKey: queryKeys.privacyPolicy(), queryFn: () => unwrap(api.GET('/api/privacy-policy')) },
    { queryKey: queryKeys.termsOfService(), queryFn: () => unwrap(api.GET('/api/terms-of-service')) },
    {
      queryKey: queryKeys.subscriptionPackages(),
      queryFn: () => unwrap(api.GET('/api/subscription-packages')),
    },
  ]
  for (const { queryKey } of reads) queries.setQueryDefaults(queryKey, { staleTime: PUBLIC_STALE_MS })
  if (line.isSpared) return
  await Promise.all(reads.map((read) => queries.prefetchQuery(read)))
}
