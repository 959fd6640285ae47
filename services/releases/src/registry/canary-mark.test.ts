import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { CANARY_MARK } from '@gb/domain'
import { issuedMark, readMark } from './canary-mark.js'

const keysOf = (secret: string) => ({
  lookup: (purpose: string, value: string) =>
    createHmac('sha256', secret).update(`${purpose}:${value}`).digest(),
})
const keys = keysOf('ours')
const NEW = '1.0.0-2222'
const person = randomUUID()
const issued = issuedMark(keys, 'mfe-a', NEW, person)

describe(readMark.name, () => {
  it('knows what was issued for this release', () => {
    expect(issued).toMatch(CANARY_MARK)
    expect(readMark(keys, 'mfe-a', NEW, issued)).toBe(issued.slice(0, 16))
  })

  it.each([
    ['for another remote', issuedMark(keys, 'mfe-b', NEW, person)],
    ['for another version', issuedMark(keys, 'mfe-a', '1.0.0-3333', person)],
    ['by somebody else', issuedMark(keysOf('theirs'), 'mfe-a', NEW, person)],
    ['with another mark under the signature', `${'A'.repeat(16)}${issued.slice(16)}`],
    ['without a signature', issued.slice(0, 17)],
    ['and longer', `${issued}A`],
    ['as nothing', ''],
  ])('refuses what was made %s', (_, mark) => expect(readMark(keys, 'mfe-a', NEW, mark)).toBeNull())
})

describe(issuedMark.name, () => {
  it('is one for each person, whenever it is asked for, and another for each release', () => {
    const of = (remote: string, version: string, who: string) =>
      issuedMark(keys, remote, version, who).slice(0, 16)
    expect(of('mfe-a', NEW, person)).toBe(of('mfe-a', NEW, person))
    const all = [of('mfe-a', NEW, person), of('mfe-a', NEW, randomUUID()), of('mfe-b', NEW, person)]
    expect(new Set([...all, of('mfe-a', '1.0.0-3333', person)]).size).toBe(4)
  })
})
