import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { deferred, type RemoteModule } from '@gb/mfe-contract'
import { declaredNow } from '../registry/declared.fixture'
import type { RemoteLoader } from '../loading/loader'
import { prefetchRemotes } from './prefetch-remotes'
import { RemoteFault } from '../faults/remote-fault'

const fetched = jest.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
const before = globalThis.fetch

beforeEach(() => {
  globalThis.fetch = fetched
})
afterEach(() => {
  globalThis.fetch = before
})

describe(prefetchRemotes.name, () => {
  it('goes on after a remote or a tab that does not come, and tells of both', async () => {
    const cause = new Error('/remotes/mfe-first/1/remoteEntry.js answered 503')
    const lost = new RemoteFault('download', 'mfe-first', '1.0.0-abc', cause)
    const tab = () => Promise.resolve(() => null)
    const remoteWith = (name: string, load: typeof tab): RemoteModule => ({
      name,
      version: '1.0.0',
      tabs: { weight: { component: deferred(load) } },
      slots: {},
    })
    const last = jest.fn(tab)
    const remotes: Record<string, () => Promise<RemoteModule>> = {
      'mfe-first': () => Promise.reject(lost),
      'mfe-second': async () => remoteWith('mfe-second', () => Promise.reject(new TypeError('no line'))),
      'mfe-third': async () => remoteWith('mfe-third', last),
    }
    const loader: RemoteLoader = {
      declared: declaredNow(),
      loaded: () => null,
      load: (name) => remotes[name]?.() ?? Promise.reject(lost),
      retry: () => Promise.reject(lost),
      onArrival: () => () => undefined,
      version: () => '1.0.0-abc',
      config: () => ({ settings: {}, flags: {} }),
      bringPart: (part) => part.load(),
      names: () => Promise.resolve(Object.keys(remotes)),
    }
    await prefetchRemotes(loader)
    expect(last).toHaveBeenCalledTimes(1)
    const told = fetched.mock.calls.flatMap(
      ([, init]) => (JSON.parse(init?.body as string) as { reports: object[] }).reports,
    )
    expect(told).toMatchObject([
      { remote: 'mfe-first', reason: 'download', id: lost.id, cause: 'HTTP 503' },
      { remote: 'mfe-second', version: '1.0.0-abc', reason: 'download', cause: 'TypeError' },
    ])
  })
})
