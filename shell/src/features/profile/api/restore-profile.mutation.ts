import { queryKeys, unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStartup } from '../../../host/startup-state'
import { messages } from '../messages'

/** Opens the profile of a code on this device, loads its data, goes home and says so. */
export function useRestoreProfile() {
  const { api, navigate, notify } = useHost()
  const { reload } = useStartup()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      unwrap(api.GET('/api/profile-by-code/{code}', { params: { path: { code } } })),
    onSuccess: async (profile) => {
      queries.setQueryData(queryKeys.profile(profile.user_id), profile)
      await reload()
      navigate('home')
      notify({ tone: 'success', text: messages.restore.done })
    },
    onError: (error) => console.error('Restoring the profile failed.', error),
  })
}
