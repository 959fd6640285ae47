import { describe, expect, it, jest } from '@jest/globals'
import { deferred, type RemoteModule } from '@gb/mfe-contract'
import { createDeclared } from '../../host/declared'
import { createRemoteLoader, type LoaderTools, SLOW_AFTER_MS } from './loader'
import { Registry, type Release } from '../registry/registry'
import { aRelease } from '../registry/release.fixture'

const tracking: RemoteModule = { name: 'mfe-tracking', version: '1.0.0', tabs: {}, slots: {} }
const registryOf = (...releases: Release[]): Registry => new Registry(releases)

function scene(...releases: Release[]) {
  const registry = registryOf(...(releases.length === 0 ? [aRelease()] : releases))
  const tools = {
    fetchRegistry: jest.fn<LoaderTools['fetchRegistry']>(() => Promise.resolve(registry)),
    declared: createDeclared(),
    files: {
      bringRelease: jest.fn<LoaderTools['files']['bringRelease']>(() => Promise.resolve()),
      abandon: jest.fn<LoaderTools['files']['abandon']>(),
    },
    loadExposed: jest.fn<LoaderTools['loadExposed']>(() => Promise.resolve({ default: tracking })),
    beforeParts: jest.fn<LoaderTools['beforeParts']>(() => Promise.resolve()),
    offer: { contract: '1.0.0', shared: {} },
    onLoaded: jest.fn<LoaderTools['onLoaded']>(),
    wait: jest.fn<LoaderTools['wait']>(() => Promise.resolve()),
  }
  return { tools, loader: createRemoteLoader(tools) }
}

describe(createRemoteLoader.name, () => {
  it('brings a remote once for everybody who asks', async () => {
    const { tools, loader } = scene()
    const [first, second] = await Promise.all([loader.load('mfe-tracking'), loader.load('mfe-tracking')])
    expect(first).toBe(tracking)
    expect(second).toBe(tracking)
    expect(tools.loadExposed).toHaveBeenCalledTimes(1)
    expect(loader.loaded('mfe-tracking')).toBe(tracking)
    expect(loader.version('mfe-tracking')).toBe('1.0.0-abc')
  })

  it('knows what a remote reads of its settings and flags, and nothing of one that declares none', async () => {
    const config = { settings: { shown: 8 }, flags: { fresh: true } }
    const { loader } = scene({ ...aRelease(), config })
    expect(loader.config('mfe-tracking')).toEqual({ settings: {}, flags: {} })
    await loader.load('mfe-tracking')
    expect(loader.config('mfe-tracking')).toEqual(config)
    const bare = scene().loader
    await bare.load('mfe-tracking')
    expect(bare.config('mfe-tracking')).toEqual({ settings: {}, flags: {} })
  })

  it('asks the registry once for all remotes', async () => {
    const { tools, loader } = scene()
    await Promise.allSettled([loader.load('mfe-tracking'), loader.load('mfe-scan')])
    expect(tools.fetchRegistry).toHaveBeenCalledTimes(1)
  })

  it('says "unlisted" when the registry does not answer, and asks again next time', async () => {
    const { tools, loader } = scene()
    for (const _try of [1, 2, 3]) tools.fetchRegistry.mockRejectedValueOnce(new Error('down'))
    await expect(loader.load('mfe-tracking')).rejects.toMatchObject({ reason: 'unlisted', version: null })
    await expect(loader.load('mfe-tracking')).resolves.toBe(tracking)
  })

  it('asks for a list that does not come twice more, past every cache, also when nobody wants a remote yet', async () => {
    const { tools, loader } = scene()
    for (const _try of [1, 2]) tools.fetchRegistry.mockRejectedValueOnce(new Error('it answered 503'))
    await expect(loader.names()).resolves.toEqual(['mfe-tracking'])
    expect(tools.wait.mock.calls).toEqual([[1000], [3000]])
    expect(tools.fetchRegistry.mock.calls).toEqual([[false], [true], [true]])
    expect(tools.declared.get().standing).toBe('known')
  })

  it('gives up a list that hangs, and learns from it when it comes after all', async () => {
    jest.useFakeTimers()
    localStorage.clear()
    const { tools, loader } = scene()
    let answer = (): void => undefined
    tools.fetchRegistry.mockReturnValue(
      new Promise((resolve) => (answer = () => resolve(registryOf(aRelease())))),
    )
    const names = loader.names()
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1)
    expect(tools.declared.get().standing).toBe('asked')
    jest.advanceTimersByTime(1)
    expect(tools.declared.get().standing).toBe('unreachable')
    answer()
    await expect(names).resolves.toEqual(['mfe-tracking'])
    expect(tools.declared.get().standing).toBe('known')
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  it('says "unlisted" when the registry does not know the remote', async () => {
    await expect(scene().loader.load('mfe-premium')).rejects.toMatchObject({
      reason: 'unlisted',
      remote: 'mfe-premium',
    })
  })

  it('refuses a remote for another shell before anything of it is downloaded', async () => {
    const { tools, loader } = scene(aRelease({ shell: '^2.0.0' }))
    await expect(loader.load('mfe-tracking')).rejects.toMatchObject({
      reason: 'refused',
      version: '1.0.0-abc',
    })
    expect(tools.files.bringRelease).not.toHaveBeenCalled()
    expect(tools.loadExposed).not.toHaveBeenCalled()
  })

  it('refuses a release without integrity before anything of it is downloaded', async () => {
    const { tools, loader } = scene(aRelease({ integrity: '' }))
    await expect(loader.load('mfe-tracking')).rejects.toMatchObject({ reason: 'refused' })
    expect(tools.files.bringRelease).not.toHaveBeenCalled()
  })

  it('runs nothing of a remote whose files did not pass', async () => {
    const { tools, loader } = scene()
    tools.files.bringRelease.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(loader.load('mfe-tracking')).rejects.toMatchObject({ reason: 'download' })
    expect(tools.loadExposed).not.toHaveBeenCalled()
  })

  it('heals by itself when files fail twice and come then, for everybody who waits', async () => {
    const { tools, loader } = scene()
    for (const _try of [1, 2]) tools.files.bringRelease.mockRejectedValueOnce(new Error('answered 503'))
    const arrived = jest.fn()
    loader.onArrival('mfe-tracking', arrived)
    const [first, second] = await Promise.all([loader.load('mfe-tracking'), loader.load('mfe-tracking')])
    expect([first, second]).toEqual([tracking, tracking])
    expect(tools.wait.mock.calls).toEqual([[1000], [3000]])
    expect(tools.fetchRegistry.mock.calls).toEqual([[false], [true], [true]])
    expect(arrived).toHaveBeenCalledTimes(1)
  })

  it.each(['refused', 'broken', 'unlisted', 'killed'])(
    'does not try again what stays as it is: %s',
    async (reason) => {
      const { tools, loader } = scene(...(reason === 'refused' ? [aRelease({ shell: '^9.0.0' })] : []))
      if (reason === 'broken') tools.loadExposed.mockRejectedValue(new SyntaxError('no'))
      if (reason === 'unlisted') tools.fetchRegistry.mockResolvedValue(new Registry([]))
      if (reason === 'killed')
        tools.fetchRegistry.mockResolvedValue(
          new Registry([], [{ name: 'mfe-tracking', notice: 'A short break.' }]),
        )
      await expect(loader.load('mfe-tracking')).rejects.toMatchObject({ reason })
      expect(tools.wait).not.toHaveBeenCalled()
    },
  )

  it('says "broken" for an entry that does not run', async () => {
    const { tools, loader } = scene()
    tools.loadExposed.mockRejectedValueOnce(new SyntaxError('Unexpected token'))
    await expect(loader.load('mfe-tracking')).rejects.toMatchObject({
      reason: 'broken',
      version: '1.0.0-abc',
    })
  })

  it.each([undefined, {}, { default: null }, { default: { name: 'mfe-scan', tabs: {}, slots: {} } }])(
    'says "broken" for an entry that exposes %j',
    async (exposed) => {
      const { tools, loader } = scene()
      tools.loadExposed.mockResolvedValueOnce(exposed)
      await expect(loader.load('mfe-tracking')).rejects.toMatchObject({ reason: 'broken' })
    },
  )

  it('retries with a fresh registry, the files of the new release and a new address of the entry', async () => {
    const { tools, loader } = scene()
    tools.loadExposed.mockRejectedValueOnce(new Error('first version is broken'))
    await expect(loader.load('mfe-tracking')).rejects.toMatchObject({ reason: 'broken' })

    const next = aRelease({ version: '1.0.1-def', entry: '/remotes/mfe-tracking/1.0.1-def/remoteEntry.js' })
    tools.fetchRegistry.mockResolvedValueOnce(registryOf(next))
    await expect(loader.retry('mfe-tracking')).resolves.toBe(tracking)
    expect(tools.fetchRegistry.mock.calls).toEqual([[false], [true]])
    // Proved under the address under which it runs: what the hash was compared with is what runs.
    const entry = `${next.entry}?try=2`
    expect(tools.files.bringRelease).toHaveBeenLastCalledWith({ ...next, entry })
    expect(tools.loadExposed).toHaveBeenLastCalledWith(next, entry)
    expect(loader.version('mfe-tracking')).toBe('1.0.1-def')
  })

  it('sends for a part beside what it may need, and gives it when both are there', async () => {
    const { tools, loader } = scene()
    const steps: string[] = []
    let packagesAreHere = (): void => undefined
    tools.beforeParts.mockImplementation(() => new Promise<void>((resolve) => (packagesAreHere = resolve)))
    const part = deferred(() => {
      steps.push('asked')
      return Promise.resolve(() => null)
    })
    const bringing = loader.bringPart(part).then(() => steps.push('given'))
    expect(steps).toEqual(['asked'])
    await part.load()
    expect(steps).toEqual(['asked'])
    packagesAreHere()
    await bringing
    expect(steps).toEqual(['asked', 'given'])
    tools.beforeParts.mockRejectedValueOnce(new Error('offline'))
    await expect(loader.bringPart(part)).rejects.toThrow('offline')
  })

  it('gives up a hanging try when a new one starts, and lets everybody who waits have the new one', async () => {
    const { tools, loader } = scene()
    let giveUp = (): void => undefined
    tools.files.bringRelease.mockImplementationOnce(
      () => new Promise<void>((_, reject) => (giveUp = () => reject(new Error('aborted')))),
    )
    tools.files.abandon.mockImplementation(() => giveUp())
    const waiting = loader.load('mfe-tracking')
    await Promise.resolve()
    await expect(loader.retry('mfe-tracking')).resolves.toBe(tracking)
    expect(tools.files.abandon).toHaveBeenCalledWith('mfe-tracking')
    giveUp()
    await expect(waiting).resolves.toBe(tracking)
  })

  it('names every remote of the registry', async () => {
    await expect(scene().loader.names()).resolves.toEqual(['mfe-tracking'])
  })
})
