import { describe, expect, it } from '@jest/globals'
import { IRON_ANSWERS, type IronAnswer } from '@gb/domain'
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
    expect(oneTapDose('Vitamin D3', [], null)).toEqual({ dosageMg: 0.075, amount: 3000, unit: 'IU' })
    expect(oneTapDose('Multivitamin', [], null)).toEqual({ dosageMg: 1, amount: 1, unit: 'tablet' })
    expect(oneTapDose('Vitamin A', [], null)).toEqual({ dosageMg: 1.5, amount: 5000, unit: 'IU' })
  })

  it('is what this person took last, also of a vitamin that the form calls Other', () => {
    expect(oneTapDose('Thiamin (vitamin B1)', [thiamin], null)?.dosageMg).toBe(50)
    expect(oneTapDose('Thiamin (vitamin B1)', [], null)?.dosageMg).toBe(12)
  })

  it('of iron follows the answer, and what the tap of the other group logged does not', () => {
    const iron = (mg: number): Vitamin => ({
      ...thiamin,
      vitaminName: 'Iron',
      notes: '',
      dosageMg: mg,
      amount: mg,
    })
    const mgOf = (answer: IronAnswer | null, taken: readonly Vitamin[] = []) =>
      oneTapDose('Iron', taken, answer)?.dosageMg
    expect([null, ...IRON_ANSWERS].map((answer) => mgOf(answer))).toEqual([45, 45, 18, 45, 45])
    expect([null, ...IRON_ANSWERS].map((answer) => mgOf(answer, [iron(18)]))).toEqual([18, 45, 18, 45, 18])
    expect(mgOf('low_risk', [iron(45)])).toBe(18)
    // What a clinic set is neither of the two.
    expect(mgOf('higher', [iron(65), iron(18)])).toBe(65)
  })

  it('is nobody’s guess for a vitamin it does not know', () => {
    expect(oneTapDose('Something new', [thiamin], null)).toBeNull()
  })
})

describe(asLogged.name, () => {
  it('keeps the name of what the form does not know in the notes', () => {
    expect(asLogged('Iron')).toEqual({ vitaminName: 'Iron', notes: '' })
    expect(asLogged('Zinc')).toEqual({ vitaminName: 'Other', notes: 'Zinc' })
    expect(asLogged('Other')).toEqual({ vitaminName: 'Other', notes: 'Other' })
  })
})
