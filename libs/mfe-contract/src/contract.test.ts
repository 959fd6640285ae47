import { describe, expect, it, jest } from '@jest/globals'
import { version } from '../package.json'
import { CONTRACT_VERSION, deferred, defineRemote, isDeferred, isTabId } from './index'

describe('CONTRACT_VERSION', () => {
  it('is the version of this package, which releases name', () => {
    expect(CONTRACT_VERSION).toBe(version)
  })
})

describe(isTabId.name, () => {
  it('tells what may be a tab from anything else, also from names that every object has', () => {
    for (const value of ['fluids', 'my-notes2']) expect(isTabId(value)).toBe(true)
    for (const value of ['toString', '', null, 3, '__proto__', '../x', 'a b'])
      expect(isTabId(value)).toBe(false)
  })
})

describe(deferred.name, () => {
  const Screen = () => null

  it('downloads once, and has the component at hand afterwards', async () => {
    const download = jest.fn(() => Promise.resolve(Screen))
    const part = deferred(download)
    expect(part.current).toBeNull()
    await Promise.all([part.load(), part.load()])
    expect(part.current).toBe(Screen)
    expect(download).toHaveBeenCalledTimes(1)
  })

  it('forgets a failed download, so that the next try is a real one', async () => {
    const download = jest.fn<() => Promise<typeof Screen>>()
    download.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(Screen)
    const part = deferred(download)
    await expect(part.load()).rejects.toThrow('gone')
    await expect(part.load()).resolves.toBe(Screen)
  })

  it('is told from a component', () => {
    expect(isDeferred(deferred(() => Promise.resolve(Screen)))).toBe(true)
    expect(isDeferred(Screen)).toBe(false)
  })
})

describe(defineRemote.name, () => {
  const Screen = () => null
  const base = { name: 'mfe-notes', version: '1.0.0' }
  interface Manifest {
    gb: { tabs: { notes: object }; slots: { 'home.card': object } }
  }
  interface Astray {
    gb: { slots: { 'home.moon': object } }
  }

  it('takes what the package.json declares, each tab and slot, and no other', () => {
    const slots = { 'home.card': Screen }
    const remote = defineRemote<Manifest>({ ...base, tabs: { notes: { component: Screen } }, slots })
    expect(remote.tabs['notes']?.component).toBe(Screen)
    // @ts-expect-error a tab that is declared must be there
    expect(defineRemote<Manifest>({ ...base, tabs: {}, slots }).tabs).toEqual({})
    const odd = defineRemote<Manifest>({
      ...base,
      slots,
      // @ts-expect-error a tab that is not declared has no place
      tabs: { notes: { component: Screen }, other: { component: Screen } },
    })
    expect(odd.name).toBe(base.name)
    // @ts-expect-error the shell has no such slot
    expect(defineRemote<Astray>({ ...base, tabs: {}, slots: { 'home.moon': Screen } }).name).toBe(base.name)
  })
})
