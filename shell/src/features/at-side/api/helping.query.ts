import { idempotent, newId, unwrap, type ApiData } from '@gb/api-client'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { atSideCatalog } from '../messages/generated/at-side'

export type HelpedPerson = ApiData<'/api/helping'>['people'][number]

const helpingKey = (userId: string) => ['helping', userId] as const

/** The people at whose side one is. */
export function useHelping(userId: string) {
  const { api } = useHost()
  return useQuery({
    queryKey: helpingKey(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/helping', { signal })),
  })
}

/** What a link invites to. The secret in it is sent in a body, and is not to lie about once it was used. */
export function useInvitation(userId: string, token: string) {
  const { api } = useHost()
  return useQuery({
    queryKey: ['invitation', userId, token] as const,
    queryFn: ({ signal }) => unwrap(api.POST('/api/helping/invitation', { body: { token }, signal })),
    retry: false,
    gcTime: 0,
  })
}

/** Accepts an invitation. Its failure is for the window to show. */
export function useAccept(userId: string, token: string) {
  const { api } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/helping', { body: { token }, headers: idempotent(newId()) })),
    onSettled: () => queries.invalidateQueries({ queryKey: helpingKey(userId) }),
  })
}

/** Leaves a person's side. */
export function useLeave(userId: string) {
  const words = useMessages(atSideCatalog)
  const { api, notify } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ grant_id }: HelpedPerson) =>
      unwrap(
        api.DELETE('/api/helping/{grant_id}', {
          params: { path: { grant_id } },
          headers: idempotent(newId()),
        }),
      ),
    onSuccess: (_left, { name }) => notify({ tone: 'success', text: words.helping.left({ name }) }),
    onError: () => notify({ tone: 'danger', text: words.failed }),
    onSettled: () => queries.invalidateQueries({ queryKey: helpingKey(userId) }),
  })
}
