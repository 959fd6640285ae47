import { ApiError, idempotent, newId, queryKeys, unwrap, type ApiClient } from '@gb/api-client'
import { kept } from '@gb/device'
import type { QueryClient } from '@tanstack/react-query'
import { readWishes, withoutWish, type PlanChoices, type Wish } from './unsent'

/** Whose wishes are on their way: two screens that show one plan send them once. */
const sending = new Set<string>()

/**
 * Sends what waits, oldest first. Without a connection it stays where it is; what the server refuses for good is given
 * up, and the plan shows what the server keeps.
 */
export async function sendWishes(api: ApiClient, queries: QueryClient, userId: string): Promise<void> {
  if (sending.has(userId)) return
  sending.add(userId)
  try {
    for (let wish = firstOf(userId); wish !== undefined; wish = firstOf(userId)) {
      const answer = await send(api, userId, wish)
      if (answer === 'later') return
      if (answer !== 'refused') queries.setQueryData(queryKeys.planChoices(userId), answer)
      const left = withoutWish(readWishes(kept.read('planWishes', userId)), wish)
      kept.keep('planWishes', left.length === 0 ? null : JSON.stringify(left), userId)
    }
  } finally {
    sending.delete(userId)
  }
}

const firstOf = (userId: string): Wish | undefined => readWishes(kept.read('planWishes', userId))[0]

async function send(api: ApiClient, userId: string, wish: Wish): Promise<PlanChoices | 'later' | 'refused'> {
  const params = { path: { user_id: userId } }
  const headers = idempotent(newId())
  try {
    return await unwrap(
      wish.kind === 'week'
        ? api.PUT('/api/plan-choices/{user_id}/filled-week', {
            params,
            headers,
            body: { template_id: wish.templateId },
          })
        : api.PUT('/api/plan-choices/{user_id}/swap', {
            params,
            headers,
            body: { plan_id: wish.planId, place: wish.place, recipe_id: wish.recipeId },
          }),
    )
  } catch (error) {
    return error instanceof ApiError && REFUSED.has(error.status) ? 'refused' : 'later'
  }
}

/** Not a plan or a recipe, premium is over, not the own, no room: asking again changes nothing. */
const REFUSED = new Set([400, 402, 403, 404, 409, 422])
