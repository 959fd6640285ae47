import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/** `raised`: what was just written and saved calls for help · `raised-unsaved`: the same, while it waits here · `safe`: the person answered. */
type CrisisAnswer = 'raised' | 'raised-unsaved' | 'safe'

// In the query cache, because signing out empties it and nothing about it may stay on the device.
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
    isRaised: answer.data === 'raised' || answer.data === 'raised-unsaved',
    isUnsaved: answer.data === 'raised-unsaved',
    isSafe: answer.data === 'safe',
    raise: (isSaved: boolean) => void answerWith(isSaved ? 'raised' : 'raised-unsaved'),
    /** The person says that they are safe. */
    close: () => void answerWith('safe'),
  }
}
