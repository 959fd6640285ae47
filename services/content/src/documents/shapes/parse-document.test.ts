import { describe, expect, it } from '@jest/globals'
import { AboutCreatorDto } from './about-creator.dto.js'
import { EncouragementsDto } from './encouragements.dto.js'
import { parseDocument } from './parse-document.js'

const parse = (body: unknown) => parseDocument(EncouragementsDto, 'encouragements 1.0', body)
const good = { messages: [{ message: 'One step.', author: 'us' }], creator_notes: ['Rest.'] }

describe(parseDocument.name, () => {
  it('returns what it read', () => {
    expect(parse(good)).toEqual(good)
  })

  it.each([
    ['an empty text', { ...good, messages: [{ message: '', author: 'us' }] }, /messages\.0\.message/],
    ['a missing list', { messages: good.messages }, /creator_notes/],
    ['an unknown field', { ...good, extra: 1 }, /extra/],
    ['no object at all', 'text', /is not an object/],
  ])('refuses %s and names it', (_what, body, reason) => {
    expect(() => parse(body)).toThrow(reason)
  })

  it('refuses an address that could run a script', () => {
    const social = { platform: 'x', icon: 'x', url: 'javascript:alert(1)' }
    expect(() => parseDocument(AboutCreatorDto, 'about', { social_media: [social] })).toThrow(
      /social_media\.0\.url/,
    )
  })
})
