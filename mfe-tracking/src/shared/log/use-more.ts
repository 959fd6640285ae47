import { useState } from 'react'

const STEP = 20

interface Pages {
  isFetchingNextPage: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** The first few of a long list, and more of it on demand; older pages are read when the loaded ones run out. */
export function useMore<E>(entries: readonly E[], first: number, pages: Pages) {
  const [shown, setShown] = useState(first)
  return {
    entries: entries.slice(0, shown),
    hasMore: entries.length > shown || pages.hasNextPage,
    isLoading: pages.isFetchingNextPage,
    more(): void {
      setShown(shown + STEP)
      if (entries.length < shown + STEP && pages.hasNextPage) void pages.fetchNextPage()
    },
  }
}
