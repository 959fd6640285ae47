import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBodyFlags } from './body-state'
import { useCrisis } from './crisis-state'
import { useSupportNeeds } from './support-state'

// In the query cache, which the shell and all remotes share.
const KEY = ['help-places'] as const

/** For a screen that shows the cards of help itself, as long as it is open. */
export function useOwnHelpPlace(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const count = (change: number) =>
      void queries.setQueryData<number>(KEY, (places) => (places ?? 0) + change)
    count(1)
    return () => count(-1)
  }, [queries])
}

/** Whether help was called for and the screen has no place of its own for it. */
export function useIsHelpHomeless(userId: string): boolean {
  const places = useQuery<number>({
    queryKey: KEY,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const isCrisis = useCrisis(userId).raised !== null
  const isBody = useBodyFlags(userId).raised !== null
  const isSupport = useSupportNeeds(userId).needs.length > 0
  return (isCrisis || isBody || isSupport) && (places.data ?? 0) === 0
}
