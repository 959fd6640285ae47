import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * What is known of a person until they sign out, the same in the shell and in all remotes: it lies in the query cache that they share
 * and that signing out empties, and never on the device.
 * @param name what it is; one that the device keeps no reads of
 * @returns undefined before anything was held
 */
export function useHeld<T>(name: string, userId: string): [held: T | undefined, hold: (value: T) => void] {
  const queries = useQueryClient()
  const queryKey = [name, userId] as const
  const held = useQuery<T>({ queryKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
  return [held.data, (value) => void queries.setQueryData<T>(queryKey, value)]
}
