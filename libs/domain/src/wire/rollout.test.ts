import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { canaryShareOf, RELEASE_VERSION, REMOTE_NAME } from './rollout.js'

describe(canaryShareOf.name, () => {
  it('is the same each time, and another for another remote', () => {
    const people = Array.from({ length: 200 }, () => randomUUID())
    for (const person of people)
      expect(canaryShareOf(person, 'mfe-scan')).toBe(canaryShareOf(person, 'mfe-scan'))
    const same = people.filter(
      (person) => canaryShareOf(person, 'mfe-scan') === canaryShareOf(person, 'mfe-premium'),
    )
    expect(same.length).toBeLessThan(20)
  })

  it('divides people evenly: ten percent are about a tenth, of any kind of id', () => {
    for (const idOf of [(n: number) => `person-${n}`, (n: number) => String(n), (n: number) => `${n}-${n}`]) {
      const shares = Array.from({ length: 20_000 }, (_, n) => canaryShareOf(idOf(n), 'mfe-tracking'))
      expect(shares.every((share) => Number.isInteger(share) && share >= 0 && share <= 99)).toBe(true)
      const tenth = shares.filter((share) => share < 10).length / shares.length
      expect(tenth).toBeGreaterThan(0.09)
      expect(tenth).toBeLessThan(0.11)
    }
  })
})

describe('names and versions', () => {
  it.each(['mfe-scan', 'mfe-notes-2'])('knows %s', (name) => expect(name).toMatch(REMOTE_NAME))
  it.each(['scan', 'mfe-', 'mfe-Scan', '../mfe-scan', 'mfe-scan/..', 'mfe-scan\n'])('refuses %j', (name) =>
    expect(name).not.toMatch(REMOTE_NAME),
  )
  it.each(['1.0.0-1a2b3c4d'])('knows %s', (version) => expect(version).toMatch(RELEASE_VERSION))
  it.each(['1.0.0', '.1.0.0-1a2b', '1.0.0-1a2b/..', '1.0.0-../..', ''])('refuses %j', (version) =>
    expect(version).not.toMatch(RELEASE_VERSION),
  )
})
