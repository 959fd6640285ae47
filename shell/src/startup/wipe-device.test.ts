import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { wipeDevice } from './wipe-device'

const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })

describe(wipeDevice.name, () => {
  afterEach(() => {
    for (const name of ['caches', 'indexedDB']) Reflect.deleteProperty(globalThis, name)
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  it('empties caches, databases and service workers', async () => {
    const deleteCache = jest.fn(async (_name: string) => true)
    const deleteDatabase = jest.fn((_name: string) => undefined)
    const unregister = jest.fn(async () => true)
    put(globalThis, 'caches', { keys: async () => ['shell', 'remotes'], delete: deleteCache })
    put(globalThis, 'indexedDB', { databases: async () => [{ name: 'queue' }, {}], deleteDatabase })
    put(navigator, 'serviceWorker', { getRegistrations: async () => [{ unregister }] })
    await wipeDevice()
    expect(deleteCache.mock.calls).toEqual([['shell'], ['remotes']])
    expect(deleteDatabase.mock.calls).toEqual([['queue']])
    expect(unregister).toHaveBeenCalledTimes(1)
  })

  it('goes on when one part fails, and where a browser has none of them', async () => {
    await expect(wipeDevice()).resolves.toBeUndefined()
    const unregister = jest.fn(async () => true)
    put(globalThis, 'caches', { keys: () => Promise.reject(new Error('SecurityError')) })
    put(navigator, 'serviceWorker', { getRegistrations: async () => [{ unregister }] })
    await expect(wipeDevice()).resolves.toBeUndefined()
    expect(unregister).toHaveBeenCalledTimes(1)
  })
})
