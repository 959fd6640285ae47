import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/** How words that call for help are kept: by us, on this device until there is a connection, or only where they were typed. */
export type HelpWritten = 'saved' | 'kept' | 'unsaved'

/** What calls for help was just written, and how it is kept; or `safe`: the person answered. */
type CrisisAnswer = HelpWritten | 'safe'

// In the query cache, which all remotes share and signing out empties: nothing about it may stay on the device.
const keyOf = (userId: string) => ['crisis', userId] as const

/** Whether the crisis card stands on top. Every new writing that calls for help raises it again. */
export function useCrisis(userId: string) {
  const queries = useQueryClient()
  const answer = useQuery<CrisisAnswer>({
    queryKey: keyOf(userId),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const answerWith = (value: CrisisAnswer) => queries.setQueryData<CrisisAnswer>(keyOf(userId), value)
  return {
    /** What was just written and calls for help; null when nothing was, or the person is safe. */
    raised: answer.data === undefined || answer.data === 'safe' ? null : answer.data,
    isSafe: answer.data === 'safe',
    raise: (written: HelpWritten) => void answerWith(written),
    /** The person says that they are safe. */
    close: () => void answerWith('safe'),
  }
}
