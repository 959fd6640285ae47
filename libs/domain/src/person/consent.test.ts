import { describe, expect, it } from '@jest/globals'
import { CONSENT_ITEMS, CONSENT_PURPOSES, isEveryConsentGiven } from './consent.js'

const ALL = {
  privacy_policy_accepted: true,
  terms_accepted: true,
  health_data_consent: true,
  ai_analysis_consent: true,
}

describe('CONSENT_ITEMS', () => {
  it('has one item for each purpose', () => {
    expect(CONSENT_ITEMS.map((item) => item.purpose)).toEqual([...CONSENT_PURPOSES])
  })
})

describe(isEveryConsentGiven.name, () => {
  it('takes four times true', () => {
    expect(isEveryConsentGiven(ALL)).toBe(true)
  })

  it.each(CONSENT_PURPOSES)('asks for %s', (purpose) => {
    expect(isEveryConsentGiven({ ...ALL, [purpose]: false })).toBe(false)
    expect(isEveryConsentGiven({ ...ALL, [purpose]: 'true' })).toBe(false)
    expect(isEveryConsentGiven({ ...ALL, [purpose]: undefined })).toBe(false)
  })
})
