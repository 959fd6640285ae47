import { describe, expect, it, jest } from '@jest/globals'
import { version } from '../package.json'
import {
  CONTRACT_VERSION,
  deferred,
  defineRemote,
  isDeferred,
  isTabId,
  SLOT_OWNERS,
  TAB_IDS,
  TABS,
} from './index'

describe('CONTRACT_VERSION', () => {
  it('is the version of this package, which releases name', () => {
    expect(CONTRACT_VERSION).toBe(version)
  })
})

describe('TABS', () => {
  it('has every tab of the specification', () => {
    const specified = 'home profile scan vitamins fluids weight mood tips about premium privacy terms'.split(
      ' ',
    )
    expect(TAB_IDS).toEqual(expect.arrayContaining(specified))
  })

  it('keeps the four logs together, in the order of the row', () => {
    const logs = TAB_IDS.filter((id) => TABS[id].place === 'log')
    expect(logs).toEqual(['vitamins', 'fluids', 'weight', 'mood'])
  })
})

describe(isTabId.name, () => {
  it('tells a tab from anything else, also from names that every object has', () => {
    expect(isTabId('fluids')).toBe(true)
    for (const value of ['toString', '', null, 3, 'log']) expect(isTabId(value)).toBe(false)
  })
})

describe('SLOT_OWNERS', () => {
  it('gives every slot to the remote of the architecture', () => {
    expect(SLOT_OWNERS).toEqual({
      'home.protein': 'mfe-scan',
      'home.fluids': 'mfe-tracking',
      'home.shake': 'mfe-scan',
      'home.wait': 'mfe-tracking',
      'home.vitamin': 'mfe-tracking',
      'home.weight': 'mfe-tracking',
      'home.nutrition': 'mfe-scan',
      'home.premium': 'mfe-premium',
      'overlay.log': 'mfe-scan',
      'screen.help': 'mfe-tracking',
      'settings.reminders': 'mfe-tracking',
      'overlay.upgrade': 'mfe-premium',
      'startup.payment-return': 'mfe-premium',
    })
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
  it('fills in what a remote does not contribute', () => {
    expect(defineRemote({ name: 'mfe-scan', version: '1.0.0' })).toEqual({
      name: 'mfe-scan',
      version: '1.0.0',
      tabs: {},
      slots: {},
    })
  })
})
