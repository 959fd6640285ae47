import { describe, expect, it } from '@jest/globals'
import { asLogged, oneTapDose } from './usual-dose'
import type { Vitamin } from './vitamin'

const thiamin: Vitamin = {
  entryId: 'a',
  day: '2026-11-19',
  recordedAt: '2026-11-19T12:00:00.000Z',
  vitaminName: 'Other',
  notes: 'Thiamin (vitamin B1)',
  dosageMg: 50,
  amount: 50,
  unit: 'mg',
  timeTaken: 'morning',
  hints: [],
}

describe(oneTapDose.name, () => {
  it('is the usual dose in the unit of the label', () => {
    expect(oneTapDose('Vitamin D3', [])).toEqual({ dosageMg: 0.075, amount: 3000, unit: 'IU' })
    expect(oneTapDose('Multivitamin', [])).toEqual({ dosageMg: 1, amount: 1, unit: 'tablet' })
    expect(oneTapDose('Vitamin A', [])).toEqual({ dosageMg: 1.5, amount: 5000, unit: 'IU' })
  })

  it('is what this person took last, also of a vitamin that the form calls Other', () => {
    expect(oneTapDose('Thiamin (vitamin B1)', [thiamin])?.dosageMg).toBe(50)
    expect(oneTapDose('Thiamin (vitamin B1)', [])?.dosageMg).toBe(12)
  })

  it('is nobody’s guess for a vitamin it does not know', () => {
    expect(oneTapDose('Something new', [thiamin])).toBeNull()
  })
})

describe(asLogged.name, () => {
  it('keeps the name of what the form does not know in the notes', () => {
    expect(asLogged('Iron')).toEqual({ vitaminName: 'Iron', notes: '' })
    expect(asLogged('Zinc')).toEqual({ vitaminName: 'Other', notes: 'Zinc' })
    expect(asLogged('Other')).toEqual({ vitaminName: 'Other', notes: 'Other' })
  })
})
