import { queryKeys, unwrap } from '@gb/api-client'
import { kept, useKept } from '@gb/device'
import { useApi } from '@gb/mfe-contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { sendWishes } from './send-wishes'
import { laidOver, NO_CHOICES, readWishes, withWish, type PlanChoices, type Wish } from './unsent'

/**
 * What the person chose in plans and templates, on whatever device, and how to choose. A choice is on screen at once and
 * waits on this device until the server has it.
 */
export function usePlanChoices(userId: string): { choices: PlanChoices; choose: (wish: Wish) => void } {
  const api = useApi()
  const queries = useQueryClient()
  const { data: stored } = useQuery({
    queryKey: queryKeys.planChoices(userId),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/plan-choices/{user_id}', { params: { path: { user_id: userId } }, signal })),
  })
  const waiting = useKept('planWishes', userId)
  const choices = useMemo(() => laidOver(stored ?? NO_CHOICES, readWishes(waiting)), [stored, waiting])

  useEffect(() => {
    if (stored === undefined) return
    takeOverWeek(userId, stored)
    const send = () => void sendWishes(api, queries, userId)
    send()
    globalThis.addEventListener('online', send)
    return () => globalThis.removeEventListener('online', send)
  }, [api, queries, userId, stored])

  const choose = (wish: Wish) => {
    keep(userId, wish)
    void sendWishes(api, queries, userId)
  }
  return { choices, choose }
}

const keep = (userId: string, wish: Wish) => {
  const wishes = withWish(readWishes(kept.read('planWishes', userId)), wish)
  kept.keep('planWishes', JSON.stringify(wishes), userId)
}

/** The week that an earlier version kept on this device alone goes to the server once, unless another device was first. */
function takeOverWeek(userId: string, stored: PlanChoices): void {
  const templateId = kept.read('myWeek', userId)
  if (templateId === null) return
  kept.keep('myWeek', null, userId)
  const hasNewer = readWishes(kept.read('planWishes', userId)).some(({ kind }) => kind === 'week')
  if (stored.filled_week === null && !hasNewer) keep(userId, { kind: 'week', templateId })
}
