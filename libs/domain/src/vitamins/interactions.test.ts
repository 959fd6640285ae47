import { describe, expect, it } from '@jest/globals'
import { interactionsOf, VITAMIN_INTERACTIONS } from './interactions.js'

describe(interactionsOf.name, () => {
  it('finds what concerns a vitamin', () => {
    expect(interactionsOf('Vitamin B12').map(({ code }) => code)).toEqual(['acid_blockers_b12'])
    expect(interactionsOf('Calcium Citrate').map(({ code }) => code)).toEqual([
      'iron_calcium',
      'calcium_dose',
      'thyroid_pills',
      'acid_blockers_calcium',
      'antibiotics_minerals',
    ])
    expect(interactionsOf('Other').map(({ code }) => code)).toEqual([
      'vitamin_k_warfarin',
      'zinc_copper',
      'biotin_labs',
    ])
  })

  it('says for every mineral that a pharmacist sets the gap to antibiotics and bone medicines', () => {
    for (const name of ['Calcium Citrate', 'Iron', 'Multivitamin'] as const)
      expect(interactionsOf(name).map(({ code }) => code)).toContain('antibiotics_minerals')
    expect(interactionsOf('Multivitamin').map(({ code }) => code)).toContain('vitamin_k_warfarin')
  })

  it('tells each interaction once and with its source', () => {
    expect(new Set(VITAMIN_INTERACTIONS.map(({ code }) => code)).size).toBe(VITAMIN_INTERACTIONS.length)
    for (const { source } of VITAMIN_INTERACTIONS) expect(source.length).toBeGreaterThan(3)
  })
})
