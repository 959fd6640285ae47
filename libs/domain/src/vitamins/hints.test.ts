import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { TIMES_OF_DAY, VITAMIN_NAMES } from '../entries/entry-choices.js'
import type { VitaminDose } from './dose-questions.js'
import { doseHints, type TakenVitamin, vitaminHints } from './hints.js'

const iron: TakenVitamin = { vitaminName: 'Iron', dosageMg: 45, timeTaken: 'evening' }
const calcium: TakenVitamin = { vitaminName: 'Calcium Citrate', dosageMg: 500, timeTaken: 'afternoon' }
const multivitamin: TakenVitamin = { vitaminName: 'Multivitamin', dosageMg: 1, timeTaken: 'morning' }

const codesOf = (entries: TakenVitamin[]) =>
  vitaminHints(entries).map((hints) => hints.map(({ code }) => code))

describe(vitaminHints.name, () => {
  it('warns on both when iron and calcium share a slot', () => {
    const hints = vitaminHints([iron, { ...calcium, timeTaken: 'evening' }])
    for (const own of hints) {
      expect(own).toHaveLength(1)
      expect(own[0]?.text).toContain('keep these at least 2 hours apart')
      expect(own[0]?.source).not.toBe('')
    }
  })

  it('has nothing to say about the day plan of the rules', () => {
    const b12: TakenVitamin = { vitaminName: 'Vitamin B12', dosageMg: 0.5, timeTaken: 'morning' }
    const d3: TakenVitamin = { vitaminName: 'Vitamin D3', dosageMg: 0.075, timeTaken: 'afternoon' }
    expect(codesOf([multivitamin, b12, calcium, calcium, d3, iron])).toEqual([[], [], [], [], [], []])
  })

  it('keeps the gap for a multivitamin, which may hold iron', () => {
    expect(codesOf([multivitamin, { ...calcium, timeTaken: 'morning' }])).toEqual([
      ['multivitamin_calcium_gap'],
      ['multivitamin_calcium_gap'],
    ])
  })

  it('finds a calcium dose over 600 mg too large to take in', () => {
    expect(codesOf([{ ...calcium, dosageMg: 600 }])).toEqual([[]])
    expect(codesOf([{ ...calcium, dosageMg: 600.1 }])).toEqual([['calcium_dose']])
  })

  it('warns about a gap exactly when a slot holds calcium and something with iron', () => {
    const anEntry = fc.record({
      vitaminName: fc.constantFrom(...VITAMIN_NAMES),
      dosageMg: fc.constant(1),
      timeTaken: fc.constantFrom(...TIMES_OF_DAY),
    })
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 10 }), (entries) => {
        const names = (slot: string) =>
          entries.filter(({ timeTaken }) => timeTaken === slot).map(({ vitaminName }) => vitaminName)
        const collides = TIMES_OF_DAY.some(
          (slot) =>
            names(slot).includes('Calcium Citrate') &&
            (names(slot).includes('Iron') || names(slot).includes('Multivitamin')),
        )
        expect(vitaminHints(entries).flat().length > 0).toBe(collides)
      }),
    )
  })
})

describe(doseHints.name, () => {
  const ALONE = { sameDay: [], ageYears: 40 }
  const codesOn = (vitaminName: VitaminDose['vitaminName'], dosageMg: number, isUsual = false) =>
    doseHints({ vitaminName, dosageMg }, ALONE, isUsual).map(({ code }) => code)

  it.each([
    ['Vitamin B12', 500, ['dose_slip']],
    ['Vitamin D3', 3000, ['dose_slip']],
    ['Vitamin D3', 1.25, ['dose_weekly']],
    ['Iron', 250, ['dose_slip']],
    ['Iron', 66, ['dose_unusual', 'day_total']],
    ['Calcium Citrate', 700, []],
    ['Calcium Citrate', 5000, ['dose_slip']],
    ['Multivitamin', 2, []],
  ] as const)('asks about %s %d mg: %j', (name, mg, codes) => {
    expect(codesOn(name, mg)).toEqual(codes)
  })

  it('asks no more about a dose that is usual for the person, only about its day', () => {
    expect(codesOn('Vitamin B12', 500, true)).toEqual([])
    expect(codesOn('Iron', 66, true)).toEqual(['day_total'])
  })
})
