import { type ApiData, invalidateAfter, queryKeys, unwrap } from '@gb/api-client'
import type { Language } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Profile = ApiData<'/api/profile/{user_id}'>

/** Keeps the language in which a person is written to, and nothing else of the profile. */
export function useChooseLanguage(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (language: Language) =>
      unwrap(
        api.PUT('/api/language/{user_id}', { params: { path: { user_id: userId } }, body: { language } }),
      ),
    onSuccess: (saved) =>
      queries.setQueryData<Profile>(
        queryKeys.profile(userId),
        (profile) => profile && { ...profile, ...saved },
      ),
    onSettled: () => invalidateAfter(queries, 'profile'),
  })
}
