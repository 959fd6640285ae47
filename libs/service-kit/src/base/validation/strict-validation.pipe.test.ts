import 'reflect-metadata'
import { describe, expect, it } from '@jest/globals'
import { FLUID_OZ } from '@gb/domain'
import { ValidateIf } from 'class-validator'
import { AppError } from '../errors/app-error.js'
import {
  DayField,
  EntryIdField,
  InstantField,
  KeptTextField,
  NumberField,
  RecordedAtField,
  TextField,
  VisibleText,
} from './fields.js'
import { strictValidationPipe } from './strict-validation.pipe.js'

class Sip {
  @NumberField(FLUID_OZ, { description: 'Amount.' })
  amount_oz!: number

  @TextField({ min: 1, max: 5 }, { description: 'Note.', optional: true })
  note?: string

  @TextField({ min: 0, max: 5 }, { description: 'Journal.', optional: true })
  journal?: string

  @KeptTextField({ min: 1, max: 5 }, { description: 'A food.', optional: true })
  food?: string

  @ValidateIf((_object, value) => value !== undefined)
  @VisibleText({ each: true })
  lines?: string[]

  @DayField({ description: 'Day.', optional: true })
  day?: string

  @InstantField({ description: 'End.', optional: true })
  ends_at?: string

  @EntryIdField()
  entry_id?: string

  @RecordedAtField()
  recorded_at?: string
}

const check = async (body: unknown): Promise<unknown> => {
  try {
    return await strictValidationPipe().transform(body, { type: 'body', metatype: Sip })
  } catch (error) {
    if (error instanceof AppError) return error.extra.errors?.map(({ field }) => field).join(',')
    throw error
  }
}

describe(strictValidationPipe.name, () => {
  it('takes a text in which nothing can be seen for none', async () => {
    const blank = '\u200b\u2800'
    expect(await check({ amount_oz: 8, note: blank })).toBe('note')
    expect(await check({ amount_oz: 8, food: blank })).toBe('food')
    expect(await check({ amount_oz: 8, lines: ['one', blank] })).toBe('lines')
    expect(await check({ amount_oz: 8, journal: blank })).toEqual({ amount_oz: 8, journal: '' })
    const seen = { amount_oz: 8, note: '\u200ba', journal: '😀', food: ' a', lines: ['a'] }
    expect(await check(seen)).toEqual(seen)
  })

  it('holds a class to the rules of its parents, also to those that come later', async () => {
    class Parent {
      declare day?: string
    }
    class Child extends Parent {
      @NumberField(FLUID_OZ, { description: 'Amount.' })
      amount_oz!: number
    }
    const pipe = strictValidationPipe()
    const take = (body: object) => pipe.transform(body, { type: 'body', metatype: Child })
    expect(await take({ amount_oz: 8 })).toEqual({ amount_oz: 8 })
    await expect(take({ amount_oz: 8, day: '2026-11-20' })).rejects.toThrow('day is not a known field.')
    DayField({ description: 'Day.' })(Parent.prototype, 'day')
    await expect(take({ amount_oz: 8 })).rejects.toThrow('day must be a calendar day')
    expect(await take({ amount_oz: 8, day: '2026-11-20' })).toEqual({ amount_oz: 8, day: '2026-11-20' })
  })

  it('accepts a number and rounds it to the step', async () => {
    expect(await check({ amount_oz: 8.04 })).toEqual({ amount_oz: 8 })
  })

  it.each([['8'], [[8]], [true], [null], [Number.NaN], [0.96], [32.04], [undefined]])(
    'refuses %p as an amount, never coercing it',
    async (amount_oz) => {
      expect(await check({ amount_oz })).toBe('amount_oz')
    },
  )

  it('refuses an unknown field by its name', async () => {
    expect(await check({ amount_oz: 8, is_premium: true })).toBe('is_premium')
  })

  it.each([
    ['note', 'too long'],
    ['note', ''],
    ['note', null],
    ['day', '2026-02-30'],
    ['day', '20261120'],
    ['ends_at', '2026-12-01T00:00:00'],
    ['ends_at', null],
    ['entry_id', 'not-a-uuid'],
    ['recorded_at', 'yesterday'],
    ['recorded_at', '2001-01-01T00:00:00Z'],
    ['recorded_at', '2026-11-20'],
  ])('refuses %s = %p', async (field, value) => {
    expect(await check({ amount_oz: 8, [field]: value })).toBe(field)
  })

  it('allows five minutes of clock skew and no more', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    expect(await check({ amount_oz: 8, recorded_at: inMinutes(4) })).toHaveProperty('recorded_at')
    expect(await check({ amount_oz: 8, recorded_at: inMinutes(6) })).toBe('recorded_at')
  })
})
