import { idempotent, newId, unwrap, type ApiData } from '@gb/api-client'
import type { PersonalTokenAccess, PersonalTokenArea, PersonalTokenDays } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

export type PersonalToken = ApiData<'/api/personal-tokens'>['tokens'][number]

/** What a token is to be for. */
export interface TokenWish {
  name: string
  access: PersonalTokenAccess
  areas: PersonalTokenArea[]
  days: PersonalTokenDays
}

const tokensKey = (userId: string) => ['personal-tokens', userId] as const

/** The tokens of the person, oldest first. */
export function useTokens(userId: string) {
  const { api } = useHost()
  return useQuery({
    queryKey: tokensKey(userId),
    queryFn: ({ signal }) => unwrap(api.GET('/api/personal-tokens', { signal })),
  })
}

/** Makes a token; its answer is the only place where it stands. Its failure is for the form to show. */
export function useMakeToken(userId: string) {
  const { api } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: TokenWish) => unwrap(api.POST('/api/personal-tokens', { body })),
    // The token itself is not to lie about in memory once it was read.
    gcTime: 0,
    // Also after a failure: an answer may have been lost on its way.
    onSettled: () => queries.invalidateQueries({ queryKey: tokensKey(userId) }),
  })
}

/** Ends a token at once. */
export function useEndToken(userId: string) {
  const words = useMessages(settingsCatalog).tokens

  const { api, notify } = useHost()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token_id }: PersonalToken) =>
      unwrap(
        api.DELETE('/api/personal-tokens/{token_id}', {
          params: { path: { token_id } },
          headers: idempotent(newId()),
        }),
      ),
    onSuccess: (_left, { name }) => notify({ tone: 'success', text: words.ended({ name }) }),
    onError: () => notify({ tone: 'danger', text: words.failed }),
    onSettled: () => queries.invalidateQueries({ queryKey: tokensKey(userId) }),
  })
}
