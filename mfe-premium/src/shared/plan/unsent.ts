import type { ApiData } from '@gb/api-client'

/** What the server keeps of a person's choices in plans. */
export type PlanChoices = ApiData<'/api/plan-choices/{user_id}'>
type StoredSwap = PlanChoices['swaps'][number]

/** A choice that the server has not taken yet: another dish, the planned one again (null), or the week that is filled. */
export type Wish =
  | { kind: 'swap'; planId: string; place: string; recipeId: string | null }
  | { kind: 'week'; templateId: string }

export const NO_CHOICES: PlanChoices = { swaps: [], filled_week: null }

/** What waits on this device, oldest first. What cannot be read any more waits no longer. */
export function readWishes(kept: string | null): Wish[] {
  if (kept === null) return []
  try {
    const found: unknown = JSON.parse(kept)
    return Array.isArray(found) ? found.filter(isWish) : []
  } catch {
    return []
  }
}

/** A new wish takes the place of an older one about the same. */
export const withWish = (wishes: readonly Wish[], wish: Wish): Wish[] => [
  ...wishes.filter((other) => aboutOf(other) !== aboutOf(wish)),
  wish,
]

/** Without a wish that was met; one about the same that came meanwhile stays. */
export const withoutWish = (wishes: readonly Wish[], met: Wish): Wish[] =>
  wishes.filter((wish) => JSON.stringify(wish) !== JSON.stringify(met))

/** What the server keeps, with what still waits laid over it. */
export const laidOver = (stored: PlanChoices, wishes: readonly Wish[]): PlanChoices =>
  wishes.reduce(
    (choices, wish) =>
      wish.kind === 'week' ? { ...choices, filled_week: wish.templateId } : swapped(choices, wish),
    stored,
  )

function swapped(choices: PlanChoices, wish: Extract<Wish, { kind: 'swap' }>): PlanChoices {
  const { planId, place, recipeId } = wish
  const others = choices.swaps.filter((swap) => swap.plan_id !== planId || swap.place !== place)
  const own: StoredSwap[] = recipeId === null ? [] : [{ plan_id: planId, place, recipe_id: recipeId }]
  return { ...choices, swaps: [...others, ...own] }
}

const aboutOf = (wish: Wish): string => (wish.kind === 'week' ? 'week' : `${wish.planId} ${wish.place}`)

const isText = (value: unknown): value is string => typeof value === 'string'

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'week') return 'templateId' in value && isText(value.templateId)
  return (
    value.kind === 'swap' &&
    'planId' in value &&
    isText(value.planId) &&
    'place' in value &&
    isText(value.place) &&
    'recipeId' in value &&
    (value.recipeId === null || isText(value.recipeId))
  )
}
