import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { VITAMIN_NAMES, type VitaminName } from '../entries/entry-choices.js'
import { skippedVitamins } from './skipped.js'

const TODAY = '2026-11-20'
const on = (vitaminName: VitaminName, days: number, dosageMg = 1) =>
  Array.from({ length: days }, (_, ago) => ({ vitaminName, dosageMg, day: addDays(TODAY, -1 - ago) }))
const skipped = (...taken: ReturnType<typeof on>[]) => skippedVitamins(taken.flat(), VITAMIN_NAMES, TODAY)

describe(skippedVitamins.name, () => {
  it('says nothing where the log does not tell', () => {
    expect(skipped()).toEqual([])
    expect(skipped(on('Multivitamin', 6))).toEqual([])
    // Long ago, or only today.
    expect(skipped(on('Multivitamin', 40).slice(14))).toEqual([])
  })

  it('names what was logged on three days of fourteen and fewer, among what is usual', () => {
    expect(skipped(on('Multivitamin', 7))).toEqual(['Calcium Citrate', 'Vitamin B12', 'Iron', 'Vitamin D3'])
    expect(
      skipped(on('Multivitamin', 14), on('Iron', 3), on('Vitamin B12', 4), on('Vitamin D3', 14)),
    ).toEqual(['Calcium Citrate', 'Iron'])
    expect(skippedVitamins(on('Iron', 14), ['Multivitamin'], TODAY)).toEqual(['Multivitamin'])
    expect(skippedVitamins(on('Multivitamin', 14), ['Multivitamin'], TODAY)).toEqual([])
  })

  it('takes the dose of a week for its seven days', () => {
    const weekly = [{ vitaminName: 'Vitamin D3' as const, dosageMg: 1.25, day: addDays(TODAY, -8) }]
    expect(skipped(on('Multivitamin', 14), weekly)).not.toContain('Vitamin D3')
    expect(skipped(on('Multivitamin', 14), on('Vitamin D3', 1, 0.075))).toContain('Vitamin D3')
  })

  it('counts a day once, however often it was logged', () => {
    const twice = [...on('Iron', 2), ...on('Iron', 2)]
    expect(skipped(on('Multivitamin', 14), twice)).toContain('Iron')
  })
})
