import { idempotent, newId, unwrap, type ApiData } from '@gb/api-client'
import type { HelperDays, HelperScope } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { atSideCatalog } from '../messages/generated/at-side'

type Helpers = ApiData<'/api/helpers'>
export type Helper = Helpers['helpers'][number]
export type OpenInvitation = Helpers['invitations'][number]

/** Whom somebody wants at their side. */
export interface HelperWish {
  email: string
  scopes: HelperScope[]
  may_log: boolean
  days: HelperDays
}

const helpersKey = (userId: string) => ['helpers', userId] as const

/** The people at one's side, and who was invited. */
export function useHelpers(userId: string, isAsked: boolean) {
  const { api } = useHost()
  return useQuery({
    queryKey: helpersKey(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/helpers', { signal })),
    enabled: isAsked,
  })
}

/** Sends an invitation. Its failure is for the form to show. */
export function useInviteHelper(userId: string) {
  const words = useMessages(atSideCatalog).invite
  const { api, notify } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: HelperWish) =>
      unwrap(api.POST('/api/helpers', { body, headers: idempotent(newId()) })),
    onSuccess: (_all, { email }) => notify({ tone: 'success', text: words.sent({ email }) }),
    // Also after a failure: an answer may have been lost on its way.
    onSettled: () => queries.invalidateQueries({ queryKey: helpersKey(userId) }),
  })
}

/** Ends a helper at once, or takes an invitation back. */
export function useEndHelper(userId: string) {
  const words = useMessages(atSideCatalog)
  const { api, notify } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (one: Helper | OpenInvitation) => {
      const headers = idempotent(newId())
      if ('grant_id' in one) {
        const path = { grant_id: one.grant_id }
        return unwrap(api.DELETE('/api/helpers/{grant_id}', { params: { path }, headers }))
      }
      const path = { invitation_id: one.invitation_id }
      return unwrap(api.DELETE('/api/helper-invitations/{invitation_id}', { params: { path }, headers }))
    },
    onSuccess: (_left, one) =>
      notify({
        tone: 'success',
        text: 'grant_id' in one ? words.ended({ email: one.email }) : words.takenBack({ email: one.email }),
      }),
    onError: () => notify({ tone: 'danger', text: words.failed }),
    onSettled: () => queries.invalidateQueries({ queryKey: helpersKey(userId) }),
  })
}
