import { describe, expect, it } from '@jest/globals'
import { VITAMIN_NAMES } from '@gb/domain'
import { messages } from '../messages/generated/next.en'
import { doseInWords, doseOf, typedDose, unitChoice, unitChoices, unitIdOf } from './dose'

describe(unitChoices.name, () => {
  it('gives each vitamin the units of its labels, the usual one first', () => {
    expect(VITAMIN_NAMES.slice(0, 5).map((name) => unitChoices(name).map(({ id }) => id))).toEqual([
      ['tablet'],
      ['mg'],
      ['mcg', 'mg'],
      ['mg'],
      ['IU', 'mcg', 'mg'],
    ])
  })

  it('asks which substance the IU of an Other are of', () => {
    expect(unitChoices('Other').map(({ id }) => id)).toEqual([
      'mg',
      'mcg',
      'IU Vitamin A',
      'IU Vitamin E (natural)',
      'IU Vitamin E (synthetic)',
    ])
  })
})

describe(typedDose.name, () => {
  const typed = (text: string, unit = 'mg') => typedDose(text, unitChoice('Vitamin D3', unit))

  it('takes doses finer than the arrows step, with a point or a comma', () => {
    expect(typed('0,075')).toEqual({ dosageMg: 0.075, amount: 0.075, unit: 'mg' })
    expect(typed('3000', 'IU')).toEqual({ dosageMg: 0.075, amount: 3000, unit: 'IU' })
    expect(typed('2.4', 'mcg')?.dosageMg).toBe(0.0024)
  })

  it('refuses nothing, zero, words and more than 100,000 mg', () => {
    expect(['', '0', '-1', 'two', '100000.1'].map((text) => typed(text))).toEqual(Array(5).fill(null))
    expect(typed('100000')?.dosageMg).toBe(100_000)
  })
})

describe(unitIdOf.name, () => {
  it('finds the substance again whose IU were typed', () => {
    for (const chosen of unitChoices('Other')) {
      const dose = doseOf(400, chosen)
      expect(dose && unitIdOf('Other', dose)).toBe(chosen.id)
    }
  })
})

describe(doseInWords.name, () => {
  it('counts tablets and groups thousands', () => {
    expect(doseInWords({ amount: 1, unit: 'tablet' }, messages.units)).toBe('1 tablet')
    expect(doseInWords({ amount: 2, unit: 'tablet' }, messages.units)).toBe('2 tablets')
    expect(doseInWords({ amount: 3000, unit: 'IU' }, messages.units)).toBe('3,000 IU')
    expect(doseInWords({ amount: 0.0024, unit: 'mg' }, messages.units)).toBe('0.0024 mg')
  })
})
