import { describe, expect, it } from '@jest/globals'
import { readRestore, timeForPostgres } from './restore-words.mjs'

const words = (...args) => readRestore(args, '/here')

describe('the words of a restore', () => {
  it('name a folder, a moment and keys', () => {
    expect(words('there')).toEqual({ undo: false, folder: '/here/there' })
    expect(words('/x', '--until', '2026-11-22T14:30:00+01:00', '--keys', 'k.json')).toEqual({
      undo: false,
      folder: '/x',
      until: { text: '2026-11-22T14:30:00+01:00', ms: Date.parse('2026-11-22T13:30:00Z') },
      keys: '/here/k.json',
    })
    expect(words('--undo')).toEqual({ undo: true })
  })

  it.each([
    ['2026-11-22T14:30:00'],
    ['2026-11-22'],
    ['22.11.2026 14:30'],
    ['yesterday'],
    ['2026-13-22T14:30:00Z'],
    ['2026-11-22T14:30:00 CET'],
    [''],
  ])('refuse "%s": it is no time with its zone', (text) => {
    expect(() => words('x', '--until', text)).toThrow(/not a time with its zone/)
  })

  it.each([[[]], [['a', 'b']], [['--undo', 'a']], [['a', '--force']]])('refuse %p', (args) => {
    expect(() => words(...args)).toThrow('Usage')
  })
})

describe('a moment for PostgreSQL', () => {
  it.each([
    ['2026-11-22T14:30:00+01:00', '2026-11-22 13:30:00.000000+00:00'],
    ['2026-11-22T13:30Z', '2026-11-22 13:30:00.000000+00:00'],
    ['2026-11-22T13:30:00.5Z', '2026-11-22 13:30:00.500000+00:00'],
    ['2026-11-22T13:30:00.123456Z', '2026-11-22 13:30:00.123456+00:00'],
  ])('of %s is %s', (text, expected) => {
    expect(timeForPostgres({ text, ms: Date.parse(text) })).toBe(expected)
  })
})
