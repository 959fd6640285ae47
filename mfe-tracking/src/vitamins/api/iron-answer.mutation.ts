import { type ApiData, queryKeys, unwrap } from '@gb/api-client'
import type { IronAnswer } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Profile = ApiData<'/api/profile/{user_id}'>

/** Keeps the answer with the profile. */
export function useAnswerIron(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: IronAnswer) =>
      unwrap(
        api.PUT('/api/iron-answer/{user_id}', {
          params: { path: { user_id: userId } },
          body: { iron_answer: answer },
        }),
      ),
    onSuccess: (saved) =>
      queries.setQueryData<Profile>(
        queryKeys.profile(userId),
        (profile) => profile && { ...profile, ...saved },
      ),
  })
}
