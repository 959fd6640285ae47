import { describe, expect, it } from '@jest/globals'
import { scanLimitSentence, VOMITING_COMES_BACK, VOMITING_RULE } from '@gb/domain'
import { sharedCatalog } from '../shared/messages/generated/shared'
import { flowCatalog } from './messages/generated/flow'

describe('the words of a catalog', () => {
  it('are in English those of the rules', () => {
    const { vomiting, vomitingComesBack } = sharedCatalog.in('en')
    expect([vomiting, vomitingComesBack]).toEqual([VOMITING_RULE, VOMITING_COMES_BACK])
    const { title } = flowCatalog.in('en').usedUp
    for (const limit of [1, 3, 40]) expect(title({ limit })).toBe(scanLimitSentence(limit))
  })
})
