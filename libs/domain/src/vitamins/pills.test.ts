import { describe, expect, it } from '@jest/globals'
import { fromPills, nutrientOfPill } from './pills.js'

const pill = (
  vitaminName: Parameters<typeof nutrientOfPill>[0]['vitaminName'],
  dosageMg = 1,
  notes = '',
) => ({
  vitaminName,
  dosageMg,
  notes,
})

describe(nutrientOfPill.name, () => {
  it.each([
    ['Vitamin B12', '', 'b12'],
    ['Iron', '', 'iron'],
    ['Calcium Citrate', '', 'calcium'],
    ['Vitamin D3', '', 'vitamin_d'],
    ['Other', 'Thiamin (vitamin B1)', 'thiamin'],
    ['Other', 'tiamina', 'thiamin'],
    ['Other', 'B-1', 'thiamin'],
    ['Other', 'Zinc', 'zinc'],
    ['Other', 'Folate', 'folate'],
    ['Other', 'ácido fólico', 'folate'],
    ['Other', 'B12 spray', 'b12'],
  ] as const)('%s %s is %s', (name, notes, nutrient) => {
    expect(nutrientOfPill(pill(name, 1, notes))).toBe(nutrient)
  })

  it.each([
    ['Multivitamin', ''],
    ['Other', ''],
    ['Other', 'Copper'],
    ['Other', 'Vitamin E'],
    ['Other', 'zinc and iron'],
    ['Other', 'B complex'],
    ['Other', 'B16'],
    // What a note says of a vitamin of the form does not change it.
    ['Multivitamin', 'with iron'],
  ] as const)('%s "%s" is of none', (name, notes) => {
    expect(nutrientOfPill(pill(name, 1, notes))).toBeNull()
  })
})

describe(fromPills.name, () => {
  const day = [
    pill('Vitamin B12', 0.5),
    pill('Vitamin D3', 0.075),
    pill('Calcium Citrate', 500),
    pill('Calcium Citrate', 600),
    pill('Other', 0.4, 'Folate'),
    pill('Other', 12, 'Thiamin'),
    pill('Multivitamin', 2),
  ]

  it.each([
    ['b12', 500],
    ['vitamin_d', 3000],
    ['calcium', 1100],
    ['folate', 400],
    ['thiamin', 12],
    ['iron', 0],
    ['zinc', 0],
  ] as const)('counts %s in the unit of its label', (nutrient, amount) => {
    expect(fromPills(nutrient, day)).toBeCloseTo(amount, 6)
  })
})
