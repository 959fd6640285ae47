import { describe, expect, it } from '@jest/globals'
import { situation } from './situation.js'
import { errorFacts, errorName } from './error-facts.js'

const WORDS = 'what a person wrote'

class DatabaseError extends Error {}

const databaseError = () =>
  Object.assign(new DatabaseError(`invalid input syntax for type json: "${WORDS}"`), {
    code: '23514',
    table: 'mood_entry',
    constraint: 'mood_entry_rating',
    detail: `Failing row contains (${WORDS}).`,
    where: WORDS,
    parameters: [WORDS],
  })

describe(errorFacts.name, () => {
  it('says what broke and where, and nothing of what a row held', () => {
    const facts = errorFacts(databaseError())
    expect(facts).toMatchObject({
      type: 'DatabaseError',
      code: '23514',
      table: 'mood_entry',
      constraint: 'mood_entry_rating',
      at: expect.arrayContaining([expect.stringContaining('error-facts.test')]),
    })
    expect(JSON.stringify(facts)).not.toContain(WORDS)
  })

  it.each([
    ['a message of several lines', () => new Error(`broken\n    ${WORDS}\n    at home`)],
    ['a code that is a text', () => Object.assign(new Error('x'), { code: WORDS })],
    ['a cause', () => new Error('x', { cause: databaseError() })],
    ['a raw request', () => Object.assign(new Error('x'), { rawPacket: Buffer.from(WORDS) })],
    ['no error at all', () => WORDS],
  ])('lets nothing through %s', (_how, make) => {
    expect(JSON.stringify(errorFacts(make()))).not.toContain(WORDS)
  })

  it('keeps our own sentence', () => {
    expect(errorFacts(new (situation('unavailable', 'Please wait.'))())).toMatchObject({
      message: 'Please wait.',
    })
  })

  it('ends with causes that turn in a circle', () => {
    const error = new Error('x')
    error.cause = error
    expect(JSON.stringify(errorFacts(error)).length).toBeLessThan(20_000)
  })
})

describe(errorName.name, () => {
  it('is the kind and the code', () => {
    expect(errorName(databaseError())).toBe('DatabaseError 23514')
    expect(errorName(new TypeError(WORDS))).toBe('TypeError')
  })
})
