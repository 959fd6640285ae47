import { describe, expect, it } from '@jest/globals'
import { CLINIC_PARTS, whosePlan } from '@gb/domain'
import { sectionCatalog } from './shared/messages/generated/section'

describe('the words of a catalog', () => {
  it('name the plan that is followed as the rules do', () => {
    const { guide, parts, some } = sectionCatalog.in('en').plan
    const whose = CLINIC_PARTS.map((part) => parts[part]).join(', ')
    expect([guide, some({ parts: whose })]).toEqual([whosePlan([]), whosePlan(CLINIC_PARTS)])
  })
})
