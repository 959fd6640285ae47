import { afterEach, describe, expect, it } from '@jest/globals'
import { mayBeHere } from './databases'

const put = (value: unknown) => Object.defineProperty(globalThis, 'indexedDB', { value, configurable: true })

describe(mayBeHere.name, () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))

  it('finds a database by its name', async () => {
    put({ databases: async () => [{ name: 'gb-reads' }, {}] })
    expect(await mayBeHere('gb-reads')).toBe(true)
    expect(await mayBeHere('gb-outbox-u')).toBe(false)
  })

  it('takes it for possible where the browser does not tell, and for impossible where it has none', async () => {
    put({})
    expect(await mayBeHere('gb-reads')).toBe(true)
    put({ databases: () => Promise.reject(new Error('SecurityError')) })
    expect(await mayBeHere('gb-reads')).toBe(true)
    Reflect.deleteProperty(globalThis, 'indexedDB')
    expect(await mayBeHere('gb-reads')).toBe(false)
  })
})
