import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aRelease } from '../registry/release.fixture'
import { createVerifiedFiles } from './verified-files'

const script = () => new Response('export {}', { headers: { 'Content-Type': 'text/javascript' } })
const bringLater = (url: string): Promise<void> => {
  const bring: (url: string) => Promise<void> = Reflect.get(globalThis, Symbol.for('gb.bring-file'))
  return bring(url)
}
const addressOf = (target: Parameters<typeof fetch>[0]): string =>
  target instanceof Request ? target.url : String(target)

const nothing = () => Promise.resolve()
const passes = jest.fn((_ms: number) => Promise.resolve())

const fetched = jest.fn<typeof fetch>()
const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
    link.integrity,
  ])

/** jsdom loads no links: each one that is added answers by itself. */
const answerLinks = (type: 'load' | 'error') =>
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes]))
      node.dispatchEvent(new Event(type))
  }).observe(document.head, { childList: true })

describe(createVerifiedFiles.name, () => {
  beforeEach(() => {
    document.head.replaceChildren()
    fetched.mockReset().mockImplementation(() => Promise.resolve(script()))
    globalThis.fetch = fetched
    passes.mockClear()
    DOMTokenList.prototype.supports = () => true
    answerLinks('load')
  })

  it('downloads entry and first files with their hashes, then hands them to the module loader', async () => {
    const release = aRelease()
    await createVerifiedFiles(nothing, passes).bringRelease(release)
    const asked = fetched.mock.calls.map(([url, init]) => [url, init?.integrity])
    expect(asked).toEqual([
      [release.entry, 'sha384-entry'],
      [release.preload[0]?.url, 'sha384-remote'],
    ])
    expect(links()).toEqual([
      ['modulepreload', release.entry, 'sha384-entry'],
      ['modulepreload', release.preload[0]?.url, 'sha384-remote'],
    ])
  })

  it.each([
    ['404', () => new Response('', { status: 404 })],
    ['500', () => new Response('', { status: 500 })],
    ['a page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('hands nothing to the module loader when a file answers %s', async (_, answer) => {
    fetched.mockImplementation((url) =>
      Promise.resolve(addressOf(url).endsWith('remote.js') ? answer() : script()),
    )
    await expect(createVerifiedFiles(nothing, passes).bringRelease(aRelease())).rejects.toThrow('/remote.js')
    expect(links()).toEqual([])
  })

  it('hands nothing to the module loader when a hash differs', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(createVerifiedFiles(nothing, passes).bringRelease(aRelease())).rejects.toThrow(
      'Failed to fetch',
    )
    expect(links()).toEqual([])
  })

  it('asks past the cache for a file that failed before', async () => {
    const files = createVerifiedFiles(nothing, passes)
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await files.bringRelease(aRelease()).catch(() => undefined)
    await files.bringRelease(aRelease())
    const entryCalls = fetched.mock.calls.filter(([url]) => addressOf(url).endsWith('remoteEntry.js'))
    expect(entryCalls.map(([, init]) => init?.cache)).toEqual(['default', 'reload'])
  })

  it('adds a style sheet with its hash, and takes it out again when it fails', async () => {
    const css = [{ url: '/remotes/mfe-tracking/1.0.0-abc/remote.css', integrity: 'sha384-css' }]
    const files = createVerifiedFiles(nothing, passes)
    await files.bringRelease(aRelease({ css }))
    expect(links()).toContainEqual(['stylesheet', css[0]?.url, 'sha384-css'])
  })

  it('holds a chunk that a remote asks for later to its hash', async () => {
    const release = aRelease()
    await createVerifiedFiles(nothing, passes).bringRelease(release)
    fetched.mockClear()
    await bringLater('/remotes/mfe-tracking/1.0.0-abc/tab.js')
    expect(fetched.mock.calls[0]?.[1]?.integrity).toBe('sha384-tab')
  })

  it('asks for a later chunk that does not come twice more, past the cache', async () => {
    const release = aRelease()
    await createVerifiedFiles(nothing, passes).bringRelease(release)
    fetched.mockClear()
    for (const _try of [1, 2]) fetched.mockResolvedValueOnce(new Response('', { status: 503 }))
    await bringLater('/remotes/mfe-tracking/1.0.0-abc/tab.js')
    expect(passes.mock.calls).toEqual([[1000], [3000]])
    expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload', 'reload'])
  })

  it('says so when a later chunk does not come at the third time either', async () => {
    await createVerifiedFiles(nothing, passes).bringRelease(aRelease())
    fetched.mockClear().mockImplementation(() => Promise.resolve(new Response('', { status: 503 })))
    await expect(bringLater('/remotes/mfe-tracking/1.0.0-abc/tab.js')).rejects.toThrow('answered 503')
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('proves an entry that is tried again under the address at which it runs', async () => {
    const release = aRelease()
    const entry = `${release.entry}?try=2`
    await createVerifiedFiles(nothing, passes).bringRelease({ ...release, entry })
    expect(fetched.mock.calls[0]).toMatchObject([entry, { integrity: 'sha384-entry' }])
    expect(links()).toContainEqual(['modulepreload', entry, 'sha384-entry'])
  })

  it('lets no later chunk go on before what it may need has come', async () => {
    await createVerifiedFiles(() => Promise.reject(new Error('no packages')), passes).bringRelease(aRelease())
    await expect(bringLater('/remotes/mfe-tracking/1.0.0-abc/tab.js')).rejects.toThrow('no packages')
    expect(links()).not.toContainEqual(expect.arrayContaining(['/remotes/mfe-tracking/1.0.0-abc/tab.js']))
  })

  it('refuses a later chunk that no release names', async () => {
    await createVerifiedFiles(nothing, passes).bringRelease(aRelease())
    await expect(bringLater('/remotes/mfe-tracking/1.0.0-abc/unknown.js')).rejects.toThrow(
      'not part of a release',
    )
  })

  it('gives up what is on its way for one remote', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((__, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const files = createVerifiedFiles(nothing, passes)
    const waiting = files.bringRelease(aRelease())
    files.abandon('mfe-scan')
    files.abandon('mfe-tracking')
    await expect(waiting).rejects.toThrow('aborted')
  })
})
