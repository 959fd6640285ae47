import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { VITAMIN_NAMES, type VitaminName } from '../entries/entry-choices.js'
import { type DoseContext, doseQuestions, type VitaminDose } from './dose-questions.js'
import { DOSE_PLAUSIBILITY } from './plausibility.js'

const NOTHING_ELSE: DoseContext = { sameDay: [], ageYears: null }

const ask = (vitaminName: VitaminName, dosageMg: number, context: Partial<DoseContext> = {}) =>
  doseQuestions({ vitaminName, dosageMg }, { ...NOTHING_ELSE, ...context })
const codes = (...args: Parameters<typeof ask>) => ask(...args).map(({ code }) => code)
const times = (count: number, vitaminName: VitaminName, dosageMg: number): VitaminDose[] =>
  Array.from({ length: count }, () => ({ vitaminName, dosageMg }))

describe(doseQuestions.name, () => {
  it.each([
    ['Multivitamin', 1, []],
    ['Multivitamin', 100_000, []],
    ['Calcium Citrate', 600, []],
    ['Calcium Citrate', 600.1, ['soft']],
    ['Calcium Citrate', 2500, ['soft']],
    ['Calcium Citrate', 2500.1, ['slip']],
    ['Vitamin B12', 1.5, []],
    ['Vitamin B12', 1.6, ['soft']],
    ['Vitamin B12', 9.9, ['soft']],
    ['Vitamin B12', 10, ['slip']],
    ['Iron', 65, []],
    ['Iron', 65.1, ['soft', 'day_total']],
    ['Iron', 200, ['soft', 'day_total']],
    ['Iron', 200.1, ['slip']],
    ['Vitamin D3', 0.125, []],
    ['Vitamin D3', 0.1251, ['soft']],
    ['Vitamin D3', 0.25, ['soft']],
    ['Vitamin D3', 0.2501, ['soft', 'day_total']],
    ['Vitamin D3', 1.25, ['weekly']],
    ['Vitamin D3', 1.2501, ['soft', 'day_total']],
    ['Vitamin D3', 4.9999, ['soft', 'day_total']],
    ['Vitamin D3', 5, ['slip']],
    ['Other', 1000, []],
    ['Other', 1000.1, ['soft']],
    ['Other', 5000, ['soft']],
    ['Other', 5000.1, ['slip']],
  ] as const)('asks about %s %d mg: %p', (vitaminName, dosageMg, expected) => {
    expect(codes(vitaminName, dosageMg)).toEqual(expected)
  })

  it.each([
    ['Vitamin B12', 500, 0.5, 'did you mean mcg?'],
    ['Vitamin B12', 350, 0.35, 'did you mean mcg?'],
    ['Vitamin D3', 3000, 0.075, 'did you mean IU?'],
    ['Vitamin D3', 50_000, 1.25, 'did you mean IU?'],
    ['Vitamin D3', 50, 0.05, 'did you mean mcg?'],
    ['Iron', 325, 65, 'weight of the whole tablet?'],
    ['Calcium Citrate', 5000, 500, 'did you mean 500 mg?'],
    ['Calcium Citrate', 30_000, null, 'Is this what the label says?'],
    ['Other', 10_000, 10, 'did you mean mcg?'],
    // Of the ways to read a slip one that gives a usual dose is proposed.
    ['Iron', 450, 45, 'did you mean 45 mg?'],
    ['Iron', 600, 60, 'did you mean 60 mg?'],
    ['Iron', 18_000, 18, 'did you mean mcg?'],
    ['Iron', 45_000, 45, 'did you mean mcg?'],
    ['Iron', 1000, null, 'Is this what the label says?'],
    ['Calcium Citrate', 500_000, 500, 'did you mean mcg?'],
    ['Vitamin D3', 5, 0.125, 'say 5,000 IU, and not mcg?'],
    ['Vitamin D3', 75, 0.075, 'did you mean mcg?'],
    // Grams for milligrams, and IU for micrograms.
    ['Calcium Citrate', 0.5, 500, 'did you mean 500 mg?'],
    ['Calcium Citrate', 1.2, 1200, 'did you mean 1,200 mg?'],
    ['Calcium Citrate', 5, null, 'far less than usual. Is this what the label says?'],
    ['Iron', 0.045, 45, 'did you mean 45 mg?'],
    ['Iron', 0.5, null, 'Is this what the label says?'],
    ['Vitamin B12', 0.0005, 0.5, 'did you mean 0.5 mg?'],
    ['Vitamin D3', 0.0019, 0.076, 'say 76 mcg, and not IU?'],
    ['Vitamin D3', 0.0001, 0.1, 'did you mean 0.1 mg?'],
  ] as const)('proposes for %s %d mg the dose %p', (vitaminName, dosageMg, proposedMg, words) => {
    expect(ask(vitaminName, dosageMg)).toEqual([
      { code: 'slip', text: expect.stringContaining(words), proposedMg },
    ])
  })

  it.each([
    [1, 0.025, '1,000 IU'],
    [3, 0.075, '3,000 IU'],
    [4.9999, 0.125, 'IU'],
  ])(
    'takes %d mg of vitamin D3 for the IU of a label that were counted as mcg',
    (dosageMg, proposedMg, words) => {
      const [soft, dayTotal] = ask('Vitamin D3', dosageMg)
      expect(soft).toMatchObject({ code: 'soft', text: expect.stringContaining(words), proposedMg })
      expect(dayTotal).toMatchObject({ code: 'day_total', proposedMg: null })
      expect(codes('Vitamin D3', proposedMg)).toEqual([])
    },
  )

  it('counts no dose in doubt and no weekly one in the total of a day', () => {
    const of = (before: number) =>
      doseQuestions(
        { vitaminName: 'Vitamin D3', dosageMg: 0.075 },
        { sameDay: [{ vitaminName: 'Vitamin D3', dosageMg: before }], ageYears: null },
      ).map(({ code }) => code)
    expect(of(3000)).toEqual([])
    expect(of(1.25)).toEqual([])
    expect(of(0.2)).toEqual(['day_total'])
  })

  it('asks nothing about small doses that a tablet can hold', () => {
    expect(codes('Vitamin B12', 0.0024)).toEqual([])
    expect(codes('Vitamin D3', 0.01)).toEqual([])
    expect(codes('Vitamin D3', 0.5)).toEqual(['soft', 'day_total'])
    expect(codes('Iron', 5)).toEqual([])
    expect(codes('Calcium Citrate', 50)).toEqual([])
    expect(codes('Other', 0.0004)).toEqual([])
  })

  it('never asks again about what it proposed for a slip of the unit', () => {
    const slips: (readonly [VitaminName, number])[] = [
      ['Vitamin B12', 500],
      ['Vitamin D3', 3000],
      ['Iron', 325],
      ['Calcium Citrate', 6000],
    ]
    for (const [vitaminName, dosageMg] of slips)
      expect(codes(vitaminName, ask(vitaminName, dosageMg)[0]?.proposedMg ?? Number.NaN)).toEqual([])
  })

  it('says what the rules say about calcium and the label', () => {
    expect(ask('Calcium Citrate', 700)[0]?.text).toContain('absorbs better in doses of 500-600 mg')
    expect(ask('Vitamin B12', 2)[0]?.text).toBe('Is this what the label says?')
  })

  it.each([
    [50, 2500, []],
    [50, 2500.1, ['day_total']],
    [null, 2500, []],
    [51, 2000, []],
    [51, 2000.1, ['day_total']],
  ])('at age %p takes a calcium day of %d mg with %p', (ageYears, totalMg, expected) => {
    const sameDay = [{ vitaminName: 'Calcium Citrate', dosageMg: totalMg - 500 } as const]
    expect(codes('Calcium Citrate', 500, { sameDay, ageYears })).toEqual(expected)
  })

  it('adds up only the same vitamin, without float noise', () => {
    const sameDay = [...times(1, 'Vitamin D3', 0.15), ...times(3, 'Calcium Citrate', 500)]
    expect(codes('Vitamin D3', 0.1, { sameDay })).toEqual([])
    expect(codes('Vitamin D3', 0.1001, { sameDay })).toEqual(['day_total'])
  })

  it('asks about a double tap from the ninth entry of one vitamin on', () => {
    expect(codes('Multivitamin', 1, { sameDay: times(7, 'Multivitamin', 1) })).toEqual([])
    expect(codes('Multivitamin', 1, { sameDay: times(8, 'Iron', 1) })).toEqual([])
    expect(ask('Multivitamin', 1, { sameDay: times(8, 'Multivitamin', 1) })).toEqual([
      {
        code: 'double_tap',
        text: 'This is entry 9 of Multivitamin on this day. Was it a double tap?',
        proposedMg: null,
      },
    ])
  })

  it('only ever asks: every text is a question or ends with what was probably meant', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VITAMIN_NAMES),
        fc.double({ min: 0.0001, max: 100_000, noNaN: true }),
        fc.integer({ min: 0, max: 12 }),
        (vitaminName, dosageMg, others) => {
          const questions = ask(vitaminName, dosageMg, { sameDay: times(others, vitaminName, dosageMg) })
          for (const { text } of questions) expect(text).toContain('?')
          expect(new Set(questions.map(({ code }) => code)).size).toBe(questions.length)
        },
      ),
    )
  })

  it('asks nothing about a single usual dose of any vitamin', () => {
    for (const vitaminName of VITAMIN_NAMES)
      for (const mg of DOSE_PLAUSIBILITY[vitaminName].usualMg ?? [])
        expect(codes(vitaminName, mg)).toEqual([])
  })
})
