import { randomBytes } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { FieldCipher } from './field-cipher.js'
import { Keys } from './keys.js'

const key = () => randomBytes(32).toString('base64')
const file = { current: '1', data: { '1': key() }, lookup: key(), internal: key(), log: key() }
const place = { owner: 'person-a', field: 'email' }

describe(FieldCipher.name, () => {
  const cipher = new FieldCipher(new Keys(file))

  it('opens what it sealed', () => {
    expect(cipher.open(cipher.seal('Zoë 😀', place), place)).toBe('Zoë 😀')
  })

  it('never seals the same text to the same bytes', () => {
    expect(cipher.seal('same', place).equals(cipher.seal('same', place))).toBe(false)
  })

  it.each([
    ['another person', { owner: 'person-b', field: 'email' }],
    ['another field', { owner: 'person-a', field: 'notes' }],
  ])('refuses a value that was moved to %s', (_name, other) => {
    const sealed = cipher.seal('secret', place)
    expect(() => cipher.open(sealed, other)).toThrow()
  })

  it('refuses a changed byte', () => {
    const sealed = cipher.seal('secret', place)
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    expect(() => cipher.open(sealed, place)).toThrow()
  })

  it('reads values of an older key after rotation', () => {
    const old = cipher.seal('secret', place)
    const rotated = new FieldCipher(new Keys({ ...file, current: '2', data: { ...file.data, '2': key() } }))
    expect(rotated.open(old, place)).toBe('secret')
    expect(() => cipher.open(rotated.seal('new', place), place)).toThrow('data key 2 is missing')
  })
})
