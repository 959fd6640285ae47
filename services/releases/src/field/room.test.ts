import { describe, expect, it } from '@jest/globals'
import { Room } from './room.js'

const sent = (room: Room, bodies: number, who: 'marked' | 'others', network: (body: number) => string) =>
  Array.from({ length: bodies }, (_, body) => room.take(who, network(body))).filter((is) => is).length

describe(Room.name, () => {
  it('leaves the rest to others, whatever one network sends', () => {
    const room = new Room(() => 0)
    expect(sent(room, 5000, 'others', () => '203.0.113.7')).toBe(300)
    expect(room.take('others', '198.51.100.7')).toBe(true)
  })

  it('counts a network once, with a mark or without', () => {
    const room = new Room(() => 0)
    expect(sent(room, 250, 'others', () => '203.0.113.7')).toBe(250)
    expect(sent(room, 100, 'marked', () => '203.0.113.7')).toBe(50)
  })

  it('has an end for all networks together, and then still room for those who have a canary', () => {
    const room = new Room(() => 0)
    expect(sent(room, 5000, 'others', (body) => `network ${body}`)).toBe(600)
    expect(sent(room, 5000, 'marked', (body) => `another ${body}`)).toBe(600)
  })

  it('is empty again with the next minute, also when the clock was put back', () => {
    let now = 600_000
    const room = new Room(() => now)
    expect(sent(room, 400, 'others', () => '203.0.113.7')).toBe(300)
    now = 659_999
    expect(room.take('others', '203.0.113.7')).toBe(false)
    now = 660_000
    expect(room.take('others', '203.0.113.7')).toBe(true)
    now = 60_000
    expect(room.take('others', '203.0.113.7')).toBe(true)
  })
})
