import { describe, expect, it } from '@jest/globals'
import { AppError } from './app-error.js'
import { situation } from './situation.js'

class Gone extends situation('gone', 'It is gone.') {}
class Newer extends situation('conflict', (version: string, by: string) => `${version} by ${by}.`) {}
class Full extends situation('unavailable', 'Full.', { retryAfterSeconds: 5 }) {}

describe(situation.name, () => {
  it('says its code and its sentence, and is told from others by its class', () => {
    const error: unknown = new Gone()
    expect(error).toBeInstanceOf(AppError)
    expect(error).toBeInstanceOf(Gone)
    expect(error).not.toBeInstanceOf(Full)
    expect(error).toMatchObject({ code: 'gone', message: 'It is gone.', extra: {} })
  })

  it('makes its sentence of what it is given', () => {
    expect(new Newer('1.2', 'Olga').message).toBe('1.2 by Olga.')
  })

  it('says after how long a try makes sense', () => {
    expect(new Full().extra).toEqual({ retryAfterSeconds: 5 })
  })
})
