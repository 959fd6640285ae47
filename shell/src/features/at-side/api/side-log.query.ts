import { newId, unwrap } from '@gb/api-client'
import type { HelperScope } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sideViewCatalog } from '../messages/generated/side-view'
import type { HelpedPerson } from './helping.query'

/** Of nobody's own reads: nothing of somebody else stays on this device, nor mixes with what is one's own. */
const keyOf = (userId: string, scope: HelperScope, part: string) => ['at-side', userId, scope, part] as const

const DAYS = 7
const NEWEST = 20

/** What was drunk today, and the drinks. */
export function useSideFluids(userId: string) {
  const { api } = useHost()
  const params = { path: { user_id: userId } }
  return useQuery({
    queryKey: keyOf(userId, 'fluids', 'today'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/fluid-summary/{user_id}', { params, signal })),
  })
}

/** What was drunk in the last days. */
export function useSideFluidDays(userId: string) {
  const { api } = useHost()
  const params = { path: { user_id: userId } }
  return useQuery({
    queryKey: keyOf(userId, 'fluids', 'days'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/fluid-days/{user_id}', { params, signal })),
  })
}

/** The newest weights. */
export function useSideWeights(userId: string) {
  const { api } = useHost()
  const params = { path: { user_id: userId }, query: { limit: NEWEST } }
  return useQuery({
    queryKey: keyOf(userId, 'weights', 'newest'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/weight-history/{user_id}', { params, signal })),
  })
}

/** The last days with a meal. */
export function useSideMeals(userId: string) {
  const { api } = useHost()
  const params = { path: { user_id: userId }, query: { limit: DAYS } }
  return useQuery({
    queryKey: keyOf(userId, 'meals', 'days'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/food-days/{user_id}', { params, signal })),
  })
}

/** The newest vitamins. */
export function useSideVitamins(userId: string) {
  const { api } = useHost()
  const params = { path: { user_id: userId }, query: { limit: NEWEST } }
  return useQuery({
    queryKey: keyOf(userId, 'vitamins', 'newest'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/vitamin-history/{user_id}', { params, signal })),
  })
}

/** The newest moods. */
export function useSideMoods(userId: string) {
  const { api } = useHost()
  const params = { path: { user_id: userId }, query: { limit: NEWEST } }
  return useQuery({
    queryKey: keyOf(userId, 'mood', 'newest'),
    queryFn: ({ signal }) => unwrap(api.GET('/api/mood-history/{user_id}', { params, signal })),
  })
}

/**
 * Logs for somebody else, at once or not at all: the outbox is for what a person logs for themselves, days later too, and a
 * grant may be over by then. Where no answer came it may be there all the same: trying again has the same id, and is one entry.
 */
export function useLogForOther({ user_id: userId }: HelpedPerson, scope: 'fluids' | 'weights') {
  const { api, notify } = useHost()
  const words = useMessages(sideViewCatalog)
  const queries = useQueryClient()
  const unsure = useRef<{ value: number; id: string } | null>(null)
  return useMutation({
    mutationFn: async ({ value }: { value: number; said: string }) => {
      const id = unsure.current?.value === value ? unsure.current.id : newId()
      unsure.current = { value, id }
      const entry = { user_id: userId, entry_id: id }
      if (scope === 'weights')
        await unwrap(api.POST('/api/weight-entry', { body: { ...entry, weight_lbs: value } }))
      else
        await unwrap(
          api.POST('/api/fluid-entry', { body: { ...entry, fluid_type: 'water', amount_oz: value } }),
        )
    },
    onSuccess: (_nothing, { said }) => {
      unsure.current = null
      notify({ tone: 'success', text: said })
    },
    onError: () => notify({ tone: 'danger', text: words.notLogged }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['at-side', userId, scope] }),
  })
}
