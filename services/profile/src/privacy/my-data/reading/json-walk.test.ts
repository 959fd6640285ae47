import { describe, expect, it } from '@jest/globals'
import { IMPORT_LIMITS, JSON_MAX_DEPTH } from '@gb/domain'
import fc from 'fast-check'
import { type JsonListener, JsonWalk } from './json-walk.js'
import { ImportRefusal } from './refusal.js'

const deaf: JsonListener = { opened: () => {}, closed: () => {}, scalar: () => {} }

/** Reads a text in pieces of some bytes; the reason of its refusal, or 'taken'. */
const verdict = (text: string | Uint8Array, size = 7, listener = deaf): string => {
  const bytes = Buffer.from(text)
  const walk = new JsonWalk(listener)
  try {
    for (let at = 0; at < bytes.length; at += size) walk.take(bytes.subarray(at, at + size))
    walk.end()
    return 'taken'
  } catch (error) {
    return error instanceof ImportRefusal ? error.reason : `unexpected ${String(error)}`
  }
}

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

describe(JsonWalk.name, () => {
  it('takes every JSON object, wherever it is cut into pieces', () => {
    const texts = fc
      .object({ maxDepth: 4, withNullPrototype: false })
      .map((value) => JSON.stringify(value))
      .filter((text) => !/"__proto__"|"prototype"|\\u0000|\\ud/.test(text))
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, size) => verdict(text, size) === 'taken'),
    )
  })

  it('takes nothing that is no JSON, whatever is changed in a text that is', () => {
    const scrap = fc.constantFrom(...Array.from('{}[]:,"\\0123456789.eE+-truefalsn \n\t\u0001/ux'))
    const scraps = fc.array(scrap, { maxLength: 12 }).map((list) => list.join(''))
    fc.assert(
      fc.property(fc.json({ maxDepth: 2 }), fc.nat(), fc.nat(3), scraps, (json, at, cut, put) => {
        const text = `{"a":${json}}`
        const place = at % (text.length + 1)
        const changed = `${text.slice(0, place)}${put}${text.slice(place + cut)}`
        fc.pre(!/__proto__|prototype|\\u|[\ud800-\udfff]/.test(changed) && changed !== '')
        const expected = isJsonObject(changed)
        return (verdict(changed) === 'taken') === expected
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['broken text', '{"a":', 'not_json'],
    ['two texts', '{}{}', 'not_json'],
    ['what follows', '{} x', 'not_json'],
    ['an array', '[{"a":1}]', 'not_an_object'],
    ['null', 'null', 'not_an_object'],
    ['a bare number', '180', 'not_an_object'],
    ['NaN', '{"a":NaN}', 'not_json'],
    ['a prototype', '{"__proto__":{"admin":true}}', 'not_json'],
    ['a prototype that is spelled otherwise', '{"\\u005f_proto__":1}', 'not_json'],
    ['a prototype by its constructor', '{"a":[{"constructor":{"prototype":{}}}]}', 'not_json'],
    ['bytes that are no text', Buffer.from([123, 34, 255, 34, 58, 49, 125]), 'not_json'],
    ['an escaped NUL', '{"a":"a\\u0000b"}', 'unstorable'],
    ['an escaped lone surrogate', '{"a":[{"b":"\\ud800"}]}', 'unstorable'],
    ['a NUL in a name', '{"a\\u0000":1}', 'unstorable'],
    ['one level too many', `{"a":${'['.repeat(JSON_MAX_DEPTH)}`, 'too_deep'],
  ])('refuses %s', (_, text, reason) => {
    expect(verdict(text)).toBe(reason)
  })

  it.each([
    ['nothing', ''],
    ['a mark before the first letter', '\uFEFF{"a":1}'],
    [
      'as many levels as there may be',
      `{"a":${'['.repeat(JSON_MAX_DEPTH - 1)}${']'.repeat(JSON_MAX_DEPTH - 1)}}`,
    ],
    ['a constructor that is only a word', '{"constructor":"prototype"}'],
    ['an escaped pair', '{"a":"\\ud83d\\ude00"}'],
  ])('takes %s', (_, text) => {
    expect(verdict(text)).toBe('taken')
  })

  it('stops at the value that is too many, and reads nothing behind it', () => {
    let heard = 0
    const walk = new JsonWalk({ ...deaf, scalar: () => (heard += 1) })
    walk.take(Buffer.from('{"a":['))
    const piece = Buffer.from('0,'.repeat(1000))
    expect(() => {
      for (;;) walk.take(piece)
    }).toThrow('too_many_values')
    expect(heard).toBe(IMPORT_LIMITS.values - 2)
  })
})
