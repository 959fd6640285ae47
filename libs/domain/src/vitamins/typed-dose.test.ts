import { describe, expect, it } from '@jest/globals'
import { isSameDose, labelDose } from './typed-dose.js'

describe(isSameDose.name, () => {
  it.each([
    ['Vitamin D3', 0.075, 3000, 'IU'],
    ['Vitamin B12', 0.35, 350, 'mcg'],
    ['Multivitamin', 1, 1, 'tablet'],
    ['Vitamin D3', 0.0003, 10, 'IU'],
    ['Other', 1.5, 5000, 'IU'],
    ['Other', 67, 100, 'IU'],
    ['Other', 45, 100, 'IU'],
  ] as const)('takes %s %d mg for %d %s', (vitaminName, mg, amount, unit) => {
    expect(isSameDose(vitaminName, mg, { amount, unit })).toBe(true)
  })

  it.each([
    ['Vitamin D3', 3000, 3000, 'IU'],
    ['Vitamin D3', 0.076, 3000, 'IU'],
    ['Vitamin B12', 500, 500, 'mcg'],
    ['Iron', 18, 18, 'tablet'],
    ['Calcium Citrate', 0.5, 500, 'mcg'],
    ['Multivitamin', 1, 1, 'mg'],
    ['Other', 0.125, 5000, 'IU'],
  ] as const)('refuses %s %d mg for %d %s', (vitaminName, mg, amount, unit) => {
    expect(isSameDose(vitaminName, mg, { amount, unit })).toBe(false)
  })
})

describe(labelDose.name, () => {
  it.each([
    ['Vitamin D3', 0.075, { amount: 3000, unit: 'IU' }],
    ['Vitamin B12', 0.5, { amount: 500, unit: 'mcg' }],
    ['Calcium Citrate', 500, { amount: 500, unit: 'mg' }],
    ['Multivitamin', 1, { amount: 1, unit: 'tablet' }],
    ['Other', 0.4, { amount: 0.4, unit: 'mg' }],
  ] as const)('shows %s %d mg as %p', (vitaminName, mg, shown) => {
    expect(labelDose(vitaminName, mg)).toEqual(shown)
  })
})
