import { describe, expect, it } from '@jest/globals'
import { CONSENT_PURPOSES } from '@gb/domain'
import { consentFlags, consentStates, type LatestConsent } from './consent-state.js'

const line = (changes: Partial<LatestConsent> = {}): LatestConsent => ({
  purpose: 'health_data_consent',
  granted: true,
  policyVersion: '1.0',
  versionInForce: '1.0',
  ...changes,
})

const stateOf = (latest: LatestConsent) => consentStates([latest])[latest.purpose]

describe(consentStates.name, () => {
  it('knows nothing of a purpose without a line', () => {
    expect(Object.values(consentStates([]))).toEqual(CONSENT_PURPOSES.map(() => 'missing'))
  })

  it.each([
    ['given to the text in force', {}, 'given'],
    ['given to another text', { versionInForce: '1.1' }, 'outdated'],
    ['given before any text was published', { policyVersion: null }, 'outdated'],
    ['given while no text is published', { policyVersion: null, versionInForce: null }, 'given'],
    ['withdrawn', { granted: false }, 'withdrawn'],
    ['withdrawn under an older text', { granted: false, versionInForce: '1.1' }, 'withdrawn'],
  ] as const)('%s', (_name, changes, state) => {
    expect(stateOf(line(changes))).toBe(state)
  })
})

describe(consentFlags.name, () => {
  it('is true only for what is given now', () => {
    const states = consentStates([
      line({ purpose: 'terms_accepted' }),
      line({ purpose: 'ai_analysis_consent', versionInForce: '2' }),
      line({ purpose: 'privacy_policy_accepted', granted: false }),
    ])
    expect(consentFlags(states)).toEqual({
      terms_accepted: true,
      ai_analysis_consent: false,
      privacy_policy_accepted: false,
      health_data_consent: false,
    })
  })
})
