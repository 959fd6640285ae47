import { describe, expect, it, jest } from '@jest/globals'
import { createQueryClient, queryKeys } from '@gb/api-client'
import { createHomeAnswer } from './home-answer'

const PERSON = '0b7c8a52-63f1-4d43-9c55-0f5f2f3f7d11'
const DAY = '2026-11-23'
const HOME = {
  session: { user_id: PERSON, name: 'Sam' },
  profile: { user_id: PERSON },
  daily_summary: { date: DAY, entries: [] },
  fluid_summary: { date: DAY, entries: [] },
  meal_timer: { now: 'now' },
  weight_history: { entries: [], next_before: null },
  scan_status: { scans_used: 1 },
  concerns: { concerns: [] },
  daily_encouragement: { date: DAY },
}

const READS = {
  session: '/api/session',
  profile: `/api/profile/${PERSON}`,
  daily_summary: `/api/daily-summary/${PERSON}?date=${DAY}&include=entries`,
  fluid_summary: `/api/fluid-summary/${PERSON}?date=${DAY}`,
  meal_timer: `/api/meal-timer/${PERSON}`,
  weight_history: `/api/weight-history/${PERSON}`,
  scan_status: `/api/daily-scan-status/${PERSON}`,
  concerns: `/api/concerns/${PERSON}`,
  daily_encouragement: `/api/daily-encouragement?date=${DAY}`,
}

const at = (path: string, init?: RequestInit) => new Request(`http://shell.test${path}`, init)

const begin = () => {
  const { promise: response, resolve, reject } = Promise.withResolvers<Response>()
  response.catch(() => undefined)
  const asked: string[] = []
  const send = jest.fn(async (request: Request) => {
    asked.push(`${request.method} ${request.url.slice('http://shell.test'.length)}`)
    return Response.json({ from: 'network' })
  })
  const answer = createHomeAnswer({ userId: PERSON, response }, send)
  const read = async (path: string): Promise<unknown> => (await answer.fetch(at(path))).json()
  const come = (home: object = HOME) => resolve(Response.json(home, { headers: { 'X-Profile': PERSON } }))
  return { answer, asked, read, come, resolve, reject }
}

describe(createHomeAnswer.name, () => {
  it('answers each read that waits with its part, and asks the network for none', async () => {
    const { answer, asked, come } = begin()
    const reads = Object.entries(READS).map(async ([name, path]) => {
      const response = await answer.fetch(at(path))
      const part: unknown = await response.json()
      return [name, part, response.headers.get('X-Profile')]
    })
    expect(answer.hasSession()).toBe(false)
    come()
    expect(await Promise.all(reads)).toEqual(Object.entries(HOME).map(([name, part]) => [name, part, PERSON]))
    expect(asked).toEqual([])
    expect(answer.hasSession()).toBe(true)
  })

  it.each([
    `/api/fluid-summary/${PERSON}?date=2026-11-22`,
    `/api/fluid-summary/${PERSON}`,
    `/api/daily-summary/${PERSON}?date=${DAY}`,
    `/api/weight-history/${PERSON}?before=abc`,
    '/api/meal-timer/another-person',
    '/api/announcements',
  ])('lets %s go its own way', async (path) => {
    const { asked, read, come } = begin()
    const answer = read(path)
    come()
    expect(await answer).toEqual({ from: 'network' })
    expect(asked).toEqual([`GET ${path}`])
  })

  it('sends for the part that is absent, and for no other', async () => {
    const { asked, read, come } = begin()
    const reads = Promise.all([read(READS.concerns), read(READS.meal_timer)])
    const { concerns: _away, ...rest } = HOME
    come(rest)
    expect(await reads).toEqual([{ from: 'network' }, HOME.meal_timer])
    expect(asked).toEqual([`GET ${READS.concerns}`])
  })

  it.each<[string, (scene: ReturnType<typeof begin>) => void]>([
    ['is refused', ({ resolve }) => resolve(Response.json({ error: 'no_session' }, { status: 401 }))],
    ['is no JSON', ({ resolve }) => resolve(new Response('<html>'))],
    ['is nothing', ({ resolve }) => resolve(Response.json(null))],
    ['does not come', ({ reject }) => reject(new TypeError('no line'))],
  ])('goes the old way when the one answer %s', async (_, happen) => {
    const scene = begin()
    const queries = createQueryClient()
    const reads = Promise.all([scene.read(READS.session), scene.read(READS.profile)])
    happen(scene)
    expect(await reads).toEqual([{ from: 'network' }, { from: 'network' }])
    await scene.answer.seed(queries)
    expect(queries.getQueryCache().getAll()).toEqual([])
    expect(scene.answer.hasSession()).toBe(false)
  })

  it('asks the network for everything once the answer has been given', async () => {
    const { asked, read, come, answer } = begin()
    come()
    await answer.seed(createQueryClient())
    expect(await read(READS.meal_timer)).toEqual({ from: 'network' })
    expect(asked).toEqual([`GET ${READS.meal_timer}`])
  })

  it('is worth nothing when something is written meanwhile', async () => {
    const { answer, asked, read, come } = begin()
    const queries = createQueryClient()
    const summary = read(READS.fluid_summary)
    await answer.fetch(at('/api/fluid-entry', { method: 'POST', body: '{}' }))
    come()
    expect(await summary).toEqual({ from: 'network' })
    await answer.seed(queries)
    expect(queries.getQueryCache().getAll()).toEqual([])
    expect(asked).toEqual(['POST /api/fluid-entry', `GET ${READS.fluid_summary}`])
  })

  it('lays what nobody has asked for into the cache, with the time at which it came', async () => {
    const { answer, come } = begin()
    const queries = createQueryClient()
    const before = Date.now()
    come()
    await answer.seed(queries)
    const keys = {
      daily_summary: queryKeys.dailySummary(PERSON, DAY),
      fluid_summary: queryKeys.fluidSummary(PERSON, DAY),
      meal_timer: queryKeys.mealTimer(PERSON),
      scan_status: queryKeys.scanStatus(PERSON),
      concerns: queryKeys.concerns(PERSON),
      daily_encouragement: queryKeys.dailyEncouragement(DAY),
    }
    for (const [name, key] of Object.entries(keys)) {
      expect(queries.getQueryData(key)).toEqual(HOME[name as keyof typeof keys])
      expect(queries.getQueryState(key)?.dataUpdatedAt).toBeGreaterThanOrEqual(before)
    }
    expect(queries.getQueryData(queryKeys.weightHistory(PERSON))).toEqual({
      pages: [HOME.weight_history],
      pageParams: [null],
    })
    queries.clear()
  })

  it('takes the place of what the device had kept, and leaves a read alone that is under way', async () => {
    const { answer, come } = begin()
    const queries = createQueryClient()
    queries.setQueryData(queryKeys.concerns(PERSON), { concerns: ['old'] }, { updatedAt: 1 })
    const own = Promise.withResolvers<object>()
    const timer = queries.fetchQuery({ queryKey: queryKeys.mealTimer(PERSON), queryFn: () => own.promise })
    come()
    await answer.seed(queries)
    expect(queries.getQueryData(queryKeys.concerns(PERSON))).toEqual(HOME.concerns)
    expect(queries.getQueryData(queryKeys.mealTimer(PERSON))).toBeUndefined()
    own.resolve({ now: 'later' })
    expect(await timer).toEqual({ now: 'later' })
    queries.clear()
  })

  it('is the network alone where nothing was asked', async () => {
    const send = jest.fn(async () => Response.json({ from: 'network' }))
    const answer = createHomeAnswer(null, send)
    expect(await (await answer.fetch(at(READS.session))).json()).toEqual({ from: 'network' })
    await answer.seed(createQueryClient())
    expect(send).toHaveBeenCalledTimes(1)
  })
})
