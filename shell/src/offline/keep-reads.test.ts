import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createQueryClient, NetworkError, queryKeys } from '@gb/api-client'
import { onlineManager } from '@tanstack/react-query'
import { createConnection } from '../host/connection'
import { createSessionStore } from '../host/session-store'
import { createReadsKeeper } from './keep-reads'
import { keptReads } from './kept-reads'
import { aSession } from './session.fixture'

function scene(records = new Map<string, unknown>(), quiet = Promise.resolve()) {
  const queries = createQueryClient()
  const sessions = createSessionStore()
  const connection = createConnection(queries)
  const store = {
    read: jest.fn(async (owner: string) => records.get(owner) ?? null),
    write: jest.fn(async (owner: string, value: unknown) => void records.set(owner, value)),
    keepOnly: jest.fn(async () => undefined),
    clear: jest.fn(async () => records.clear()),
  }
  const open = jest.fn(async () => keptReads({ queries, store, build: 'one' }))
  const keeper = createReadsKeeper(
    { open, isKeptHere: async () => records.size > 0, quiet: () => quiet },
    sessions,
    connection,
  )
  const answer = (text: string) =>
    queries.fetchQuery({ queryKey: queryKeys.weightHistory('u-1'), queryFn: () => text, staleTime: 0 })
  return { queries, sessions, connection, open, store, keeper, records, answer }
}

const aSecond = () => jest.advanceTimersByTimeAsync(1100)

const kept = async () => {
  const { sessions, keeper, records, answer } = scene()
  sessions.set(aSession('u-1'))
  keeper.settle(aSession('u-1'))
  await answer('210.5 lb')
  await aSecond()
  return records
}

describe(createReadsKeeper.name, () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('writes a moment after an answer, once for many', async () => {
    const { sessions, keeper, store, answer } = scene()
    sessions.set(aSession('u-1'))
    keeper.settle(aSession('u-1'))
    await answer('1')
    await answer('2')
    expect(store.write).not.toHaveBeenCalled()
    await aSecond()
    expect(store.write).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(store.write.mock.calls[0]?.[1])).toContain('"2"')
  })

  it('needs nothing of what reads the device where nothing is kept', async () => {
    const { sessions, keeper, open } = scene()
    await keeper.restore('u-1')
    sessions.set(null)
    keeper.settle(null)
    await aSecond()
    expect(open).not.toHaveBeenCalled()
  })

  it('waits with what it writes until that delays nobody, but not when the page is left', async () => {
    const figures = Promise.withResolvers<void>()
    const { sessions, keeper, open, store, answer } = scene(new Map(), figures.promise)
    sessions.set(aSession('u-1'))
    keeper.settle(aSession('u-1'))
    await answer('1')
    await aSecond()
    expect(open).not.toHaveBeenCalled()
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    hidden.mockRestore()
    await aSecond()
    expect(store.write).toHaveBeenCalledTimes(1)
    figures.resolve()
    await aSecond()
    expect(store.write).toHaveBeenCalledTimes(1)
  })

  it('lets the person stand as signed in until the server has spoken', async () => {
    const { keeper, sessions, queries, connection } = scene(await kept())
    await keeper.restore('u-1')
    expect(sessions.get()?.user_id).toBe('u-1')
    expect(queries.getQueryData(queryKeys.weightHistory('u-1'))).toBe('210.5 lb')
    expect(connection.answeredAt.get()).not.toBeNull()
  })

  it.each([null, aSession('u-2')])('shows nothing when the server was quicker and says %j', async (said) => {
    const { keeper, sessions, queries } = scene(await kept())
    const restoring = keeper.restore('u-1')
    sessions.set(said)
    keeper.settle(said)
    await restoring
    expect(sessions.get()).toBe(said)
    expect(queries.getQueryData(queryKeys.weightHistory('u-1'))).toBeUndefined()
  })

  it('throws everything of a person out when the server knows nobody', async () => {
    const { keeper, records, sessions } = scene(await kept())
    await keeper.restore('u-1')
    sessions.set(null)
    keeper.settle(null)
    await aSecond()
    expect([...records.keys()]).toEqual(['nobody'])
    expect(JSON.stringify([...records.values()])).not.toContain('210.5 lb')
  })

  it('keeps the texts that everyone may read for somebody without a profile, and nothing else', async () => {
    const { keeper, records, queries, answer } = scene()
    keeper.settle(null)
    await answer('210.5 lb')
    await queries.fetchQuery({ queryKey: queryKeys.healthTips(), queryFn: () => 'Sip slowly' })
    await aSecond()
    expect(JSON.stringify([...records.values()])).not.toContain('210.5 lb')

    const next = scene(records)
    await next.keeper.restore(null)
    expect(next.queries.getQueryData(queryKeys.healthTips())).toBe('Sip slowly')
    expect(next.sessions.get()).toBeNull()
  })

  it('writes nothing after a sign-out, also when an answer still comes', async () => {
    const { keeper, sessions, store, answer } = scene()
    sessions.set(aSession('u-1'))
    keeper.settle(aSession('u-1'))
    await answer('1')
    await keeper.stop()
    await answer('2')
    keeper.settle(null)
    await aSecond()
    expect(store.write).not.toHaveBeenCalled()
    expect(store.clear).not.toHaveBeenCalled()
  })

  it('goes on when somebody signs in again', async () => {
    const { keeper, sessions, store, answer } = scene()
    await keeper.stop()
    sessions.set(aSession('u-1'))
    keeper.settle(aSession('u-1'))
    await answer('1')
    await aSecond()
    expect(store.write).toHaveBeenCalledTimes(1)
  })
})

describe(createConnection.name, () => {
  const failing = (error: Error) => ({
    queryKey: ['x'],
    queryFn: (): never => {
      throw error
    },
    retry: false,
  })

  it('is offline after a read that reached nobody, and online after an answer', async () => {
    const { queries, answer } = scene()
    expect(onlineManager.isOnline()).toBe(true)
    await queries.fetchQuery(failing(new NetworkError('gone'))).catch(() => undefined)
    expect(onlineManager.isOnline()).toBe(false)
    await answer('1')
    expect(onlineManager.isOnline()).toBe(true)
  })

  it('stays offline when only what was asked before the network went comes in', async () => {
    const { connection, queries, answer } = scene()
    // The manager listens to the browser while somebody listens to it.
    const leave = onlineManager.subscribe(() => undefined)
    let arrive: (text: string) => void = () => undefined
    const onItsWay = queries.fetchQuery({
      queryKey: ['on its way'],
      queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
    })
    globalThis.dispatchEvent(new Event('offline'))
    arrive('late')
    await onItsWay
    expect(onlineManager.isOnline()).toBe(false)
    expect(connection.answeredAt.get()).not.toBeNull()
    // A product on this very machine is reached without a network.
    await answer('1')
    expect(onlineManager.isOnline()).toBe(true)
    leave()
  })

  it('is online again when what was asked beside a read that reached nobody is answered', async () => {
    const { queries } = scene()
    let arrive: (text: string) => void = () => undefined
    const beside = queries.fetchQuery({
      queryKey: ['beside'],
      queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
    })
    await queries.fetchQuery(failing(new NetworkError('gone'))).catch(() => undefined)
    expect(onlineManager.isOnline()).toBe(false)
    arrive('here')
    await beside
    expect(onlineManager.isOnline()).toBe(true)
  })

  it('takes a refusal for an answer of the server', async () => {
    const { queries } = scene()
    await queries.fetchQuery(failing(new Error('refused'))).catch(() => undefined)
    expect(onlineManager.isOnline()).toBe(true)
  })
})
