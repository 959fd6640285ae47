import { describe, expect, it } from '@jest/globals'
import { ApiError } from '@gb/api-client'
import { aProfile } from '../../testing/render-feature'
import { formValuesOf } from './profile-form-values'
import { fieldErrorsOf, toProfileBody } from './profile.mapper'

describe(toProfileBody.name, () => {
  it('gives back the profile that the form started with', () => {
    const {
      recovery_code: _code,
      is_premium: _premium,
      time_zone: _zone,
      pending_email: _pending,
      erase_at: _eraseAt,
      iron_answer: _iron,
      day_starts_at: _dayStart,
      language: _language,
      hints: _hints,
      clinic_plan: _clinicPlan,
      ...profile
    } = aProfile()
    expect(toProfileBody(formValuesOf(aProfile()), profile.user_id)).toEqual(profile)
  })

  it('names no user for a new profile, trims texts, rounds weights to their step', () => {
    const values = {
      ...formValuesOf(aProfile()),
      name: '  Sam ',
      currentWeightLbs: '231,46',
      surgeryDate: '',
    }
    const body = toProfileBody(values, null)
    expect(body).not.toHaveProperty('user_id')
    expect(body).toMatchObject({ name: 'Sam', current_weight_lbs: 231.5, surgery_date: null })
  })
})

describe(fieldErrorsOf.name, () => {
  it('puts what the server says under the field it is about, under its name on the form', () => {
    const error = new ApiError({
      status: 400,
      code: 'invalid_input',
      message: 'Please check the form.',
      requestId: null,
      retryAfterSeconds: null,
      extra: {},
      fields: [
        { field: 'surgery_date', message: 'surgery_date must be a calendar day.' },
        { field: 'something_else', message: 'is unknown' },
      ],
    })
    expect(fieldErrorsOf(error)).toEqual([
      { field: 'surgeryDate', message: 'Surgery date must be a calendar day.' },
    ])
  })
})
