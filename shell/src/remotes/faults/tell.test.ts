import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { noteMarks } from '../registry/canary-marks'
import { aRelease } from '../registry/release.fixture'
import { RemoteFault } from './remote-fault'
import { tellFault, tellLoad } from './tell'

const fetched = jest.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
const before = globalThis.fetch

beforeEach(() => {
  globalThis.fetch = fetched
})
afterEach(() => {
  globalThis.fetch = before
})

const sent = (): unknown[] =>
  fetched.mock.calls.flatMap(
    ([, init]) => (JSON.parse(init?.body as string) as { reports: unknown[] }).reports,
  )

describe('what a page tells of its remotes', () => {
  it('is name, version, reason and code, without a word of the person and without a cookie', async () => {
    tellLoad('mfe-scan', '1.0.0-abc', 120.4)
    const fault = new RemoteFault('download', 'mfe-tracking', '1.0.0-abc', new Error('weight 240.2 of Sam'))
    tellFault(fault)
    tellFault(new RemoteFault('killed', 'mfe-premium', null, 'A short break.'))
    await Promise.resolve()
    expect(sent()).toEqual([
      { kind: 'loaded', remote: 'mfe-scan', version: '1.0.0-abc', ms: 120 },
      {
        kind: 'failed',
        remote: 'mfe-tracking',
        version: '1.0.0-abc',
        reason: 'download',
        id: fault.id,
        cause: 'Error',
      },
    ])
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true })
  })

  it('is one failure of a remote for one cause, however many of its cards stand on the page', async () => {
    const earlier = sent().length
    const own = [1, 2, 3].map(() => new RemoteFault('broken', 'mfe-many', '1.0.0-abc'))
    const [shared, other] = ['mfe-many', 'mfe-other'].map(
      (name) => new RemoteFault('download', name, '1.0.0-abc'),
    )
    for (const fault of [...own, shared, shared, other]) if (fault) tellFault(fault)
    await Promise.resolve()
    // The code of each card is told, so that it can be found; what counts is marked.
    const told = sent().slice(earlier) as { id: string; again?: true }[]
    expect(told.map(({ id }) => id)).toEqual([...own, shared, other].map((fault) => fault?.id))
    expect(told.map(({ again = false }) => again)).toEqual([false, true, true, true, false])
  })

  it('has the kind of its cause, and none of its words', async () => {
    const earlier = sent().length
    const named = new Error('x')
    named.name = 'Sam weighs 240'
    const causes = [
      new Error('/remotes/mfe-a/1/remoteEntry.js answered 503'),
      new TypeError('240 lbs'),
      named,
      'weight 240',
      null,
    ]
    for (const [n, cause] of causes.entries())
      tellFault(new RemoteFault('download', `mfe-cause-${n}`, '1.0.0-abc', cause))
    tellFault(new RemoteFault('broken', 'mfe-cause-x', '1.0.0-abc', new Error('the scale answered 240')))
    await Promise.resolve()
    const told = sent().slice(earlier) as { cause?: string }[]
    expect(told.map(({ cause }) => cause)).toEqual([
      'HTTP 503',
      'TypeError',
      'Error',
      undefined,
      undefined,
      'Error',
    ])
  })

  it('is sent with the mark of a canary, and with none of another version', async () => {
    const earlier = sent().length
    const mark = 'm0iHkT3qWd5nYb2R.x7Ls9vPqE1cUoA4z'
    noteMarks([{ ...aRelease(), name: 'mfe-marked', version: '1.0.0-new', mark }])
    tellLoad('mfe-marked', '1.0.0-new', 10)
    tellLoad('mfe-marked', '1.0.0-old', 10)
    tellFault(new RemoteFault('broken', 'mfe-marked', '1.0.0-new'))
    await Promise.resolve()
    const told = sent().slice(earlier) as { mark?: string }[]
    expect(told.map((report) => report.mark)).toEqual([mark, undefined, mark])
  })

  it('is told again when it was not taken, with what came meanwhile', async () => {
    jest.useFakeTimers()
    for (const failure of [
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response(null, { status: 503 })),
    ])
      fetched.mockImplementationOnce(failure)
    const earlier = sent().length
    tellLoad('mfe-lost', '1.0.0-abc', 10)
    await jest.advanceTimersByTimeAsync(29_000)
    tellLoad('mfe-later', '1.0.0-abc', 10)
    await jest.advanceTimersByTimeAsync(1000)
    await jest.advanceTimersByTimeAsync(60_000)
    await jest.advanceTimersByTimeAsync(600_000)
    const told = sent().slice(earlier) as { remote: string }[]
    expect(told.map(({ remote }) => remote)).toEqual([
      'mfe-lost',
      // Half a minute later, with what came meanwhile, and once more.
      'mfe-lost',
      'mfe-later',
      'mfe-lost',
      'mfe-later',
    ])
    jest.useRealTimers()
  })

  it('ends after twenty', async () => {
    const again = 3
    for (let n = 0; n < 50; n++) tellLoad('mfe-scan', '1.0.0-abc', n)
    await Promise.resolve()
    expect(sent()).toHaveLength(20 + again)
  })
})
