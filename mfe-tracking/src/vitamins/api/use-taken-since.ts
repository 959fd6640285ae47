import { useEffect } from 'react'
import type { VitaminsRead } from './vitamin-history.query'

/** What was taken since a day, which may be on older pages; null until all of them are read. */
export function useTakenSince(read: VitaminsRead, since: string): VitaminsRead['taken'] | null {
  const { taken, isRead, hasNextPage, isFetching, isError, fetchNextPage } = read
  const isShort = isRead && hasNextPage && (taken.at(-1)?.day ?? since) >= since
  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage()
  }, [isShort, isFetching, isError, fetchNextPage])
  return isRead && !isShort ? taken.filter(({ day }) => day >= since) : null
}
