import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

// In the query cache, which all remotes share and signing out empties: nothing about it may stay on the device.
const keyOf = (userId: string) => ['help-words', userId] as const
const NONE: readonly string[] = []

/** The texts for which a card of help was raised last: it speaks their language. */
export function useWrittenWords(userId: string) {
  const queries = useQueryClient()
  const written = useQuery<readonly string[]>({
    queryKey: keyOf(userId),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return {
    words: written.data ?? NONE,
    remember: (texts: readonly string[]): void => void queries.setQueryData(keyOf(userId), texts),
  }
}
