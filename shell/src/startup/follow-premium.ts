import { queryKeys, unwrap } from '@gb/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../host/shell-context'

const STATUS = queryKeys.premiumStatus('')[0]

const isActive = (data: unknown): boolean | null =>
  typeof data === 'object' &&
  data !== null &&
  'premium_active' in data &&
  typeof data.premium_active === 'boolean'
    ? data.premium_active
    : null

const partsOf = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey

/**
 * Keeps the session's premium flag, which decides on tabs and cards, at what billing says. Whoever paid on another page and
 * closed it finds premium when the app is looked at again; whoever got their money back does not keep the tab.
 */
export function followPremium(
  { api, sessions }: Pick<Shell, 'api' | 'sessions'>,
  queries: QueryClient,
  reload: () => Promise<void>,
): void {
  queries.getQueryCache().subscribe(({ type, query }) => {
    const session = sessions.get()
    const [name, userId] = partsOf(query)
    if (type !== 'updated' || name !== STATUS || session === null || userId !== session.user_id) return
    const active = isActive(query.state.data)
    if (active !== null && query.state.fetchStatus === 'idle' && active !== session.is_premium) void reload()
  })

  document.addEventListener('visibilitychange', () => {
    const userId = sessions.get()?.user_id
    if (document.visibilityState !== 'visible' || userId === undefined) return
    // Asked at most every half minute; a failure says nothing, the next look asks again.
    void queries.prefetchQuery({
      queryKey: queryKeys.premiumStatus(userId),
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/api/user-premium-status/{user_id}', { params: { path: { user_id: userId } }, signal }),
        ),
    })
  })
}
