import { describe, expect, it } from '@jest/globals'
import { createQueryClient, queryKeys } from '@gb/api-client'
import type { RecordStore } from '@gb/device'
import { isKeptKey, putBack, readKept, saveReads, type KeptReadsTools } from './kept-reads'
import { aSession } from './session.fixture'

const DAY = '2026-11-20'
const NOW = Date.parse('2026-11-20T01:32:00Z')
const A_DAY_MS = 24 * 60 * 60 * 1000

/** What goes in comes out as from a real device: through JSON. */
function memoryStore(): RecordStore & { records: Map<string, string> } {
  const records = new Map<string, string>()
  return {
    records,
    read: async (owner) => JSON.parse(records.get(owner) ?? 'null') as unknown,
    write: async (owner, value) => void records.set(owner, JSON.stringify(value)),
    keepOnly: async (owner) => [...records.keys()].forEach((key) => key !== owner && records.delete(key)),
    clear: async () => records.clear(),
  }
}

const tools = (store: RecordStore, change: Partial<KeptReadsTools> = {}): KeptReadsTools => ({
  queries: createQueryClient(),
  store,
  build: 'one',
  now: () => NOW,
  ...change,
})

async function saved() {
  const store = memoryStore()
  const before = tools(store)
  const fluids = queryKeys.fluidSummary('u-1', DAY)
  before.queries.setQueryData(fluids, { total_oz: 24 }, { updatedAt: NOW })
  before.queries.setQueryData(queryKeys.healthTips(), ['sip'], { updatedAt: NOW })
  before.queries.setQueryData(queryKeys.recoveryCode('u-1'), '048151', { updatedAt: NOW })
  before.queries.setQueryData(queryKeys.weightHistory('u-2'), ['of another'], { updatedAt: NOW })
  await saveReads(before, aSession('u-1'), NOW)
  return { store, fluids }
}

describe('kept reads', () => {
  it('come back in a new page of the same build', async () => {
    const { store, fluids } = await saved()
    const after = tools(store)
    const kept = await readKept(after, 'u-1')
    if (kept === null) throw new Error('nothing came back')
    expect(kept).toMatchObject({ savedAt: NOW, session: { user_id: 'u-1' } })
    putBack(after, kept)
    expect(after.queries.getQueryData(fluids)).toEqual({ total_oz: 24 })
    expect(after.queries.getQueryData(queryKeys.healthTips())).toEqual(['sip'])
    expect(after.queries.getQueryState(fluids)?.dataUpdatedAt).toBe(NOW)
  })

  it('are asked again at once, but for the public texts', async () => {
    const { store, fluids } = await saved()
    const queries = await filled(store)
    const isStale = (queryKey: readonly unknown[]) =>
      queries.getQueryCache().find({ queryKey })?.isStaleByTime(Infinity)
    expect(isStale(fluids)).toBe(true)
    expect(isStale(queryKeys.healthTips())).toBe(false)
  })

  it('hold nothing that is not on the list, and nothing of another person', async () => {
    const { store } = await saved()
    expect(store.records.get('u-1')).not.toContain('of another')
    expect(store.records.get('u-1')).not.toContain('"recovery-code"')
  })

  it('never come back for another person, another build, or after thirty days', async () => {
    const { store } = await saved()
    expect(await readKept(tools(store), 'u-2')).toBeNull()
    expect(await readKept(tools(store, { build: 'two' }), 'u-1')).toBeNull()
    expect(await readKept(tools(store, { now: () => NOW + 30 * A_DAY_MS }), 'u-1')).not.toBeNull()
    expect(await readKept(tools(store, { now: () => NOW + 30 * A_DAY_MS + 1 }), 'u-1')).toBeNull()
  })

  it('leave out a single answer that is too old', async () => {
    const { store, fluids } = await saved()
    const later = tools(store)
    await saveReads({ ...later, queries: await filled(store) }, aSession('u-1'), NOW + 31 * A_DAY_MS)
    const kept = await readKept({ ...later, now: () => NOW + 31 * A_DAY_MS }, 'u-1')
    expect(kept?.reads.queries.map(({ queryKey }) => queryKey)).not.toContainEqual(fluids)
  })

  it('do not replace what the server has answered meanwhile', async () => {
    const { store, fluids } = await saved()
    const after = tools(store)
    after.queries.setQueryData(fluids, { total_oz: 32 }, { updatedAt: NOW + 1 })
    const kept = await readKept(after, 'u-1')
    if (kept === null) throw new Error('nothing came back')
    putBack(after, kept)
    expect(after.queries.getQueryData(fluids)).toEqual({ total_oz: 32 })
  })

  it('throw out the last person when another one is kept', async () => {
    const { store } = await saved()
    await saveReads(tools(store), aSession('u-2'), NOW)
    expect([...store.records.keys()]).toEqual(['u-2'])
  })

  it('survive a failed try to renew them', async () => {
    const { store, fluids } = await saved()
    const queries = await filled(store)
    await queries
      .fetchQuery({
        queryKey: fluids,
        queryFn: () => Promise.reject(new Error('offline')),
        retry: false,
        staleTime: 0,
      })
      .catch(() => undefined)
    expect(queries.getQueryState(fluids)?.status).toBe('error')
    await saveReads({ ...tools(store), queries }, aSession('u-1'), NOW)
    const kept = await readKept(tools(store), 'u-1')
    expect(kept?.reads.queries.find(({ queryHash }) => queryHash.includes('fluid'))?.state).toMatchObject({
      status: 'success',
      error: null,
      data: { total_oz: 24 },
    })
  })

  it('are nothing when the record has another shape', async () => {
    const store = memoryStore()
    store.records.set('u-1', '{"build":"one"}')
    expect(await readKept(tools(store), 'u-1')).toBeNull()
  })
})

const filled = async (store: RecordStore) => {
  const page = tools(store)
  const kept = await readKept(page, 'u-1')
  if (kept !== null) putBack(page, kept)
  return page.queries
}

describe(isKeptKey.name, () => {
  it.each([
    [queryKeys.weightHistory('u-1'), true],
    [queryKeys.fluidDays('u-1', DAY), true],
    [queryKeys.mealTimer('u-1'), true],
    [queryKeys.reminders('u-1'), true],
    [queryKeys.privacyPolicy(), true],
    [queryKeys.weightHistory('u-2'), false],
    [queryKeys.recoveryCode('u-1'), false],
    [queryKeys.consents(), false],
    [['devices', 'u-1'], false],
  ])('%j: %s', (key, expected) => {
    expect(isKeptKey(key, 'u-1')).toBe(expected)
  })
})
