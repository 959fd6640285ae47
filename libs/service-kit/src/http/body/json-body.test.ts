import { describe, expect, it } from '@jest/globals'
import { AppError } from '../../base/errors/app-error.js'
import { parseJsonObject } from './json-body.js'

const codeOf = (text: string): string => {
  try {
    parseJsonObject(text)
    return 'accepted'
  } catch (error) {
    return error instanceof AppError ? error.code : `unexpected ${String(error)}`
  }
}

describe(parseJsonObject.name, () => {
  it('reads an object', () => {
    expect(parseJsonObject('{"a":{"b":[1,"two"]}}')).toEqual({ a: { b: [1, 'two'] } })
  })

  it.each([
    ['broken text', '{"a":'],
    ['an array', '[{"a":1}]'],
    ['null', 'null'],
    ['a bare number', '180'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a prototype by its constructor', '{"constructor":{"prototype":{"admin":true}}}'],
    ['NaN', '{"amount_oz":NaN}'],
    ['Infinity', '{"amount_oz":Infinity}'],
    ['a key without quotes', '{amount_oz:8}'],
    ['50,000 levels', '{"a":'.repeat(50_000)],
    ['21 levels of lists', `{"a":${'['.repeat(20)}${']'.repeat(20)}}`],
  ])('refuses %s as malformed', (_name, text) => {
    expect(codeOf(text)).toBe('malformed_json')
  })

  it.each([
    ['an escaped NUL', '{"notes":"a\\u0000b"}'],
    ['an escaped lone surrogate', '{"notes":"\\ud800"}'],
    ['a NUL in a key', '{"a\\u0000":1}'],
    ['a NUL deep inside', '{"a":[{"b":"\\u0000"}]}'],
  ])('refuses %s, which Postgres cannot store', (_name, text) => {
    expect(codeOf(text)).toBe('invalid_input')
  })

  it('does not count brackets inside of text as depth', () => {
    expect(parseJsonObject(`{"a":"${'[{'.repeat(100)} \\" ${'['.repeat(100)}"}`)).toHaveProperty('a')
  })

  it('takes the last of two equal keys, as every reader behind it does', () => {
    expect(parseJsonObject('{"user_id":"a","user_id":"b"}')).toEqual({ user_id: 'b' })
  })

  it('accepts emoji written as an escaped pair', () => {
    expect(parseJsonObject('{"notes":"\\ud83d\\ude00"}')).toEqual({ notes: '😀' })
  })
})
