import { describe, expect, it } from '@jest/globals'
import { Places } from './places.js'

describe(Places.name, () => {
  it('gives so many places and no more, then to whoever waits longest', async () => {
    const places = new Places(2)
    expect([places.enterNow(), places.enterNow(), places.enterNow()]).toEqual([true, true, false])
    const came: string[] = []
    const first = places.enter(60_000).then(() => came.push('first'))
    const second = places.enter(60_000).then(() => came.push('second'))
    places.leave()
    await first
    expect(came).toEqual(['first'])
    places.leave()
    await second
    expect(came).toEqual(['first', 'second'])
    expect(places.enterNow()).toBe(false)
  })

  it('lets nobody wait longer than said, and keeps no place for who has gone', async () => {
    const places = new Places(1)
    expect(places.enterNow()).toBe(true)
    expect(await places.enter(1)).toBe(false)
    places.leave()
    expect(places.enterNow()).toBe(true)
  })
})
