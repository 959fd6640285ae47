import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { deferred, type Part, type RemoteModule } from '@gb/mfe-contract'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { declaredNow } from '../registry/declared.fixture'
import type { RemoteLoader } from '../loading/loader'
import { LoaderContext } from './loader-context'
import { RemoteFault } from '../faults/remote-fault'
import { RemotePart } from './remote-part'
import '../overrides/overrides'
import { SLOW_AFTER_MS } from '../loading/loader'

const Card = () => <p>Weight 240</p>
const remoteWith = (part?: Part): RemoteModule => ({
  name: 'mfe-tracking',
  version: '1.0.0',
  tabs: {},
  slots: part === undefined ? {} : { 'home.weight': part },
})

const pick = (remote: RemoteModule) => remote.slots['home.weight']
const loaderWith = (change: Partial<RemoteLoader>): RemoteLoader => ({
  declared: declaredNow(),
  loaded: () => null,
  load: () => Promise.resolve(remoteWith(Card)),
  retry: () => Promise.resolve(remoteWith(Card)),
  version: () => '1.0.0-abc',
  config: () => ({ settings: {}, flags: {} }),
  names: () => Promise.resolve([]),
  onArrival: () => () => undefined,
  bringPart: (part) => part.load(),
  ...change,
})

const pageOf = (loader: RemoteLoader) => () => (
  <LoaderContext value={loader}>
    <p>The rest of Home</p>
    <RemotePart
      remote="mfe-tracking"
      pick={pick}
      partProps={{}}
      loading={<p>waiting</p>}
      missing={<p>not here</p>}
    />
  </LoaderContext>
)
const show = (loader: RemoteLoader) => render(pageOf(loader)())

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
const fault = () => new RemoteFault('download', 'mfe-tracking', '1.0.0-abc')

describe(RemotePart.name, () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    cleanup()
    jest.useRealTimers()
  })

  it('draws what is already there in the first frame', () => {
    show(loaderWith({ loaded: () => remoteWith(Card) }))
    expect(screen.queryByText('waiting')).toBeNull()
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('draws a deferred part that was downloaded before in the first frame', async () => {
    const part = deferred(() => Promise.resolve(Card))
    await part.load()
    show(loaderWith({ loaded: () => remoteWith(part) }))
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('draws what came while its own skeleton was being drawn', async () => {
    // Drawn in pieces, the first render and what runs behind it are far apart: the remote came between the two.
    const load = jest.fn(() => Promise.resolve(remoteWith(Card)))
    let isHere = false
    const loaded = () => {
      const now = isHere ? remoteWith(Card) : null
      isHere = true
      return now
    }
    show(loaderWith({ loaded, load }))
    await settle(SLOW_AFTER_MS)
    expect(screen.queryByText('waiting')).toBeNull()
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('shows the skeleton, then the part', async () => {
    show(loaderWith({}))
    expect(screen.getByText('waiting')).toBeTruthy()
    await settle()
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('shows a card with name, version and Retry when the remote fails, and nothing else goes away', async () => {
    show(loaderWith({ load: () => Promise.reject(fault()) }))
    await settle()
    expect(screen.getByText('mfe-tracking 1.0.0-abc')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.getByText('The rest of Home')).toBeTruthy()
  })

  it('brings the part on Retry', async () => {
    const retry = jest.fn(() => Promise.resolve(remoteWith(Card)))
    show(loaderWith({ load: () => Promise.reject(fault()), retry }))
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await settle()
    expect(retry).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('shows the card within 5 s when nothing comes, and replaces it when it comes after all', async () => {
    expect(SLOW_AFTER_MS).toBeLessThan(5000)
    let arrive: (remote: RemoteModule) => void = () => undefined
    show(loaderWith({ load: () => new Promise((resolve) => (arrive = resolve)) }))
    await settle(SLOW_AFTER_MS)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    arrive(remoteWith(Card))
    await settle()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('shows the card when the code of the part does not come, and brings it on Retry', async () => {
    const download = jest.fn<() => Promise<typeof Card>>()
    download.mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce(Card)
    const remote = remoteWith(deferred(download))
    show(loaderWith({ load: () => Promise.resolve(remote), retry: () => Promise.resolve(remote) }))
    await settle()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await settle()
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('keeps a part that throws inside of its own place, and gives it a new chance on Retry', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('boom')
    }
    show(loaderWith({ load: () => Promise.resolve(remoteWith(Broken)) }))
    await settle()
    expect(screen.getByText('mfe-tracking 1.0.0-abc')).toBeTruthy()
    expect(screen.getByText('The rest of Home')).toBeTruthy()
    expect(log.mock.calls.flat().map(String).join('\n')).toContain('boom')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await settle()
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('keeps the code of a part that threw while the rest of the page is drawn again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('boom')
    }
    const page = pageOf(loaderWith({ load: () => Promise.resolve(remoteWith(Broken)) }))
    const { rerender } = render(page())
    await settle()
    const code = screen.getByText(/^Code \w{6}$/).textContent
    for (let drawn = 0; drawn < 3; drawn++) rerender(page())
    expect(screen.getByText(/^Code \w{6}$/).textContent).toBe(code)
    expect(log.mock.calls.flat().map(String).join('\n')).toContain('boom')
  })

  it('offers the release in force where another build runs in this tab, and nowhere else', async () => {
    const page = document.documentElement
    const offered = () => screen.queryByRole('button', { name: 'Run the release in force' })
    for (const [overridden, isOffered] of [
      [null, false],
      ['mfe-scan', false],
      ['mfe-tracking', true],
    ] as const) {
      if (overridden !== null)
        page.dataset.workshop = JSON.stringify({
          overrides: { [overridden]: 'http://localhost:1' },
          flags: {},
        })
      show(loaderWith({ load: () => Promise.reject(fault()) }))
      await settle()
      await settle()
      expect([overridden, offered() !== null]).toEqual([overridden, isOffered])
      cleanup()
      delete page.dataset.workshop
    }
  })

  it('says calmly that a healthy remote does not have the part', async () => {
    show(loaderWith({ load: () => Promise.resolve(remoteWith()) }))
    await settle()
    expect(screen.getByText('not here')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('heals without a tap, behind the card and its code', async () => {
    const load = jest.fn<RemoteLoader['load']>(() => Promise.reject(fault()))
    show(loaderWith({ load }))
    await settle()
    const code = screen.getByText(/^Code \w{6}$/).textContent
    await settle(30_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.getByText(/^Code \w{6}$/).textContent).toBe(code)
    load.mockResolvedValue(remoteWith(Card))
    await settle(30_000)
    expect(screen.getByText('Weight 240')).toBeTruthy()
    await settle(300_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('heals as soon as the connection is back', async () => {
    const load = jest.fn<RemoteLoader['load']>(() => Promise.reject(fault()))
    show(loaderWith({ load }))
    await settle()
    load.mockResolvedValue(remoteWith(Card))
    globalThis.dispatchEvent(new Event('online'))
    await settle()
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('heals when the remote arrives by another way', async () => {
    let arrive = (): void => undefined
    const load = jest.fn<RemoteLoader['load']>(() => Promise.reject(fault()))
    show(
      loaderWith({
        load,
        onArrival: (_name, listener) => {
          arrive = listener
          return () => undefined
        },
      }),
    )
    await settle()
    load.mockResolvedValue(remoteWith(Card))
    arrive()
    await settle()
    expect(screen.getByText('Weight 240')).toBeTruthy()
  })

  it('says calmly that a remote was taken out, in the words of those who did, and does not try again', async () => {
    const killed = new RemoteFault('killed', 'mfe-tracking', null, 'Weights take a short break.')
    const load = jest.fn<RemoteLoader['load']>(() => Promise.reject(killed))
    show(loaderWith({ load }))
    await settle(120_000)
    expect(screen.getByText('Weights take a short break.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(load).toHaveBeenCalledTimes(1)
  })
})
