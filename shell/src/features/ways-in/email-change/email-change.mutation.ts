import { invalidateAfter, queryKeys, unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStartup, type Profile } from '../../../host/startup-state'
import { useMessages } from '@gb/entries'
import { emailChangeCatalog } from './messages/generated/email-change'

/** Confirms the new email with the mailed digits. */
export function useConfirmEmail() {
  const messages = useMessages(emailChangeCatalog)

  const { api, notify } = useHost()
  const { reload } = useStartup()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => unwrap(api.POST('/api/email-change/confirm', { body: { code } })),
    onSuccess: async (profile) => {
      queries.setQueryData(queryKeys.profile(profile.user_id), profile)
      notify({ tone: 'success', text: messages.done({ email: profile.email ?? '' }) })
      await reload()
    },
  })
}

/** Asks for another mail to the new email. */
export function useResendEmail() {
  const { api } = useHost()
  return useMutation({ mutationFn: () => unwrap(api.POST('/api/email-change/resend')) })
}

/** Calls the change off; the old email stays. */
export function useCancelEmail(profile: Profile) {
  const messages = useMessages(emailChangeCatalog)

  const { api, notify } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/email-change')),
    onSuccess: () => {
      queries.setQueryData(queryKeys.profile(profile.user_id), { ...profile, pending_email: null })
      notify({ tone: 'success', text: messages.cancelled })
    },
    onSettled: () => invalidateAfter(queries, 'profile'),
  })
}
