import { type Answers, json, problem } from '@gb/test-kit'

interface WireMilestone {
  entry_id: string
  milestone: string
  date: string
  recorded_at: string
}

const CALM = { crisis: false, body: [] }

/** A server that keeps milestones, newest first. */
export function milestoneServer() {
  const entries: WireMilestone[] = []
  const idOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1)
  const answers: Answers = {
    'GET /api/milestone-history/*': () => json({ entries, next_before: null }),
    'POST /api/milestone-entry': async (request: Request) => {
      const body = (await request.json()) as WireMilestone
      const entry = { ...body, date: body.recorded_at.slice(0, 10) }
      entries.unshift(entry)
      return json({ ...entry, note_calls: CALM }, 201)
    },
    'PATCH /api/milestone-entry/*': async (request: Request) => {
      const entry = entries.find(({ entry_id }) => entry_id === idOf(request))
      if (entry === undefined) return problem(404, 'not_found', 'Gone.')
      Object.assign(entry, await request.json())
      return json({ ...entry, note_calls: CALM })
    },
    'DELETE /api/milestone-entry/*': (request: Request) => {
      const index = entries.findIndex(({ entry_id }) => entry_id === idOf(request))
      if (index === -1) return problem(404, 'not_found', 'Gone.')
      entries.splice(index, 1)
      return json({ deleted: true })
    },
  }
  return { answers, entries }
}
