import { describe, expect, it } from '@jest/globals'
import { CONSENT_PURPOSES, type ConsentPurpose } from '@gb/domain'
import { AppError } from '../base/errors/app-error.js'
import type { ConsentStates } from '../contracts/consent-states.js'
import { requireConsents } from './require-consents.js'

const GIVEN: ConsentStates = {
  privacy_policy_accepted: 'given',
  terms_accepted: 'given',
  health_data_consent: 'given',
  ai_analysis_consent: 'given',
}

const refusalOf = (changes: Partial<ConsentStates>, purposes: ConsentPurpose[]) => {
  try {
    requireConsents({ consents: { ...GIVEN, ...changes } }, purposes)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { code: error.code, message: error.message, purpose: error.extra.members?.purpose }
  }
}

describe(requireConsents.name, () => {
  it('lets through what is given', () => {
    expect(refusalOf({}, [...CONSENT_PURPOSES])).toBeNull()
  })

  it('looks at the wanted purposes only', () => {
    expect(refusalOf({ ai_analysis_consent: 'withdrawn' }, ['health_data_consent'])).toBeNull()
  })

  it.each(['missing', 'withdrawn'] as const)('asks for a consent that is %s', (state) => {
    expect(refusalOf({ health_data_consent: state }, ['health_data_consent'])).toEqual({
      code: 'consent_required',
      message: 'Please accept all consent items to continue using Gastric Buddy.',
      purpose: 'health_data_consent',
    })
  })

  it('asks to accept a newer text', () => {
    expect(refusalOf({ ai_analysis_consent: 'outdated' }, ['ai_analysis_consent'])).toEqual({
      code: 'consent_outdated',
      message:
        'Our policy texts have changed since you accepted them. Please read and accept them again to continue.',
      purpose: 'ai_analysis_consent',
    })
  })

  it.each(['privacy_policy_accepted', 'terms_accepted'] as const)('always needs %s', (purpose) => {
    expect(refusalOf({ [purpose]: 'withdrawn' }, ['health_data_consent'])).toMatchObject({ purpose })
  })

  it('names the purpose of the request before the ones that everything needs', () => {
    const changes = { health_data_consent: 'missing', privacy_policy_accepted: 'outdated' } as const
    expect(refusalOf(changes, ['health_data_consent'])).toMatchObject({
      code: 'consent_required',
      purpose: 'health_data_consent',
    })
    expect(refusalOf(changes, [])).toMatchObject({
      code: 'consent_outdated',
      purpose: 'privacy_policy_accepted',
    })
  })
})
