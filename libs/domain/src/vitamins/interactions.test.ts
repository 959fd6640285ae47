import { describe, expect, it } from '@jest/globals'
import { interactionsOf, VITAMIN_INTERACTIONS } from './interactions.js'

describe(interactionsOf.name, () => {
  it('finds what concerns a vitamin', () => {
    expect(interactionsOf('Vitamin B12').map(({ code }) => code)).toEqual(['acid_blockers_b12'])
    expect(interactionsOf('Calcium Citrate').map(({ code }) => code)).toEqual([
      'iron_calcium',
      'calcium_dose',
      'thyroid_pills',
    ])
    expect(interactionsOf('Other')).toEqual([])
  })

  it('tells each interaction once and with its source', () => {
    expect(new Set(VITAMIN_INTERACTIONS.map(({ code }) => code)).size).toBe(VITAMIN_INTERACTIONS.length)
    for (const { source } of VITAMIN_INTERACTIONS) expect(source.length).toBeGreaterThan(3)
  })
})
