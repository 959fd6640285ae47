import type { UseInfiniteQueryResult } from '@tanstack/react-query'

/** How the reading of a log stands, and the way to its older pages. What was read before stays, whatever fails now. */
export const pageState = (read: UseInfiniteQueryResult) => ({
  isRead: read.data !== undefined,
  isError: read.isError && read.data === undefined,
  isFetching: read.isFetching,
  refetch: () => void read.refetch(),
  hasNextPage: read.hasNextPage,
  isFetchingNextPage: read.isFetchingNextPage,
  fetchNextPage: read.fetchNextPage,
})
