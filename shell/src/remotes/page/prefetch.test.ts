import { describe, expect, it, jest } from '@jest/globals'
import { deferred, type RemoteModule } from '@gb/mfe-contract'
import { declaredBy } from '../../host/declared'
import type { RemoteLoader } from '../loading/loader'
import { warmFirst } from './prefetch'

const tab = { title: 'Weight', icon: 'weight', place: 'log', order: 1 } as const
const declared = declaredBy([
  { name: 'mfe-tracking', tabs: { weight: tab }, slots: { 'home.weight': { first: true } } },
  { name: 'mfe-scan', tabs: {}, slots: { 'home.nutrition': { first: true } } },
])

/** A page on which no remote has come yet. */
const scene = () => {
  const steps: string[] = []
  const WeightTab = () => null
  const module: RemoteModule = {
    name: 'mfe-tracking',
    version: '1.0.0',
    tabs: { weight: { component: deferred(() => Promise.resolve(WeightTab)) } },
    slots: {},
  }
  let arrive = (): void => undefined
  const arrival = new Promise<RemoteModule>((resolve) => (arrive = () => resolve(module)))
  const loader: RemoteLoader = {
    declared: { get: () => declared, subscribe: () => () => undefined },
    loaded: () => null,
    load: (name) => {
      steps.push(name)
      return arrival
    },
    retry: () => arrival,
    onArrival: () => () => undefined,
    version: () => null,
    config: () => ({ settings: {}, flags: {} }),
    bringPart: (part) => {
      steps.push('part')
      return part.load()
    },
    names: () => Promise.resolve([]),
  }
  const bringShared = jest.fn(() => Promise.resolve(steps.push('shared packages')))
  return { steps, loader, bringShared, arrive }
}

describe(warmFirst.name, () => {
  it('sends for what a tab may need beside its remote, which is still on its way', async () => {
    const { steps, loader, bringShared, arrive } = scene()
    const parts = warmFirst(loader, 'weight', bringShared)
    expect(steps).toEqual(['mfe-tracking', 'shared packages'])
    arrive()
    await Promise.all(parts)
    expect(steps).toEqual(['mfe-tracking', 'shared packages', 'part'])
  })

  it('sends for the remotes of Home and for nothing that only a tab needs', async () => {
    const { steps, loader, bringShared, arrive } = scene()
    const parts = warmFirst(loader, 'home', bringShared)
    arrive()
    await Promise.all(parts)
    expect(steps).toEqual(['mfe-tracking', 'mfe-scan'])
  })

  it('leaves a failure to what stands there', async () => {
    const { loader, bringShared, arrive } = scene()
    bringShared.mockRejectedValue(new Error('no line'))
    const [, shared] = warmFirst(loader, 'weight', bringShared)
    arrive()
    await expect(shared).rejects.toThrow('no line')
  })
})
