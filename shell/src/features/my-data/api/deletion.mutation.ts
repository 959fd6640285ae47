import { unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { useStartup } from '../../../host/startup-state'
import { useLanguageHere, useMessages } from '@gb/entries'
import { myDataCatalog } from '../messages/generated/my-data'
import { myDataSentence } from '../model/my-data-sentence'

/** Deletes the profile: this device forgets the person, and the goodbye appears. */
export function useDeleteProfile(userId: string) {
  const { api, session } = useHost()
  const { signOut, keepFarewell } = useStartup()
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/profile/{user_id}', { params: { path: { user_id: userId } } })),
    onSuccess: async ({ erase_at: eraseAt }) => {
      await signOut('ended')
      keepFarewell({ userId, eraseAt, recoveryCode: session.recoveryCode ?? null })
    },
  })
}

/** Keeps a profile that was about to be erased, for whoever is signed in. */
export function useKeepProfile(userId: string) {
  const messages = useMessages(myDataCatalog)
  const language = useLanguageHere()

  const { api, notify } = useHost()
  const { reload } = useStartup()
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/profile/{user_id}/undelete', { params: { path: { user_id: userId } } })),
    onSuccess: async () => {
      await reload()
      notify({ tone: 'success', text: messages.goodbye.kept })
    },
    onError: (error) => notify({ tone: 'danger', text: myDataSentence(error, language) }),
  })
}
