import type { Answers } from './render-part'
import { json } from './render-part'
import type { PlanChoices } from '../plan/unsent'

/** A server that keeps choices, as it does for every device of a person; `kept` is what it has now. */
export function planChoices(first: PlanChoices = { swaps: [], filled_week: null }) {
  const server = { kept: first }
  const bodyOf = async (request: Request) => (await request.json()) as Record<string, string | null>
  const answers: Answers = {
    'GET /api/plan-choices/*': () => json(server.kept),
    'PUT /api/plan-choices/u1/filled-week': async (request) => {
      const { template_id: filled } = await bodyOf(request)
      server.kept = { ...server.kept, filled_week: filled ?? null }
      return json(server.kept)
    },
    'PUT /api/plan-choices/u1/swap': async (request) => {
      const { plan_id: plan = '', place = '', recipe_id: recipe } = await bodyOf(request)
      const others = server.kept.swaps.filter((swap) => swap.plan_id !== plan || swap.place !== place)
      const own = { plan_id: plan ?? '', place: place ?? '', recipe_id: recipe ?? '' }
      server.kept = { ...server.kept, swaps: recipe === null ? others : [...others, own] }
      return json(server.kept)
    },
  }
  return { server, answers }
}
