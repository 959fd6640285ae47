import { describe, expect, it } from '@jest/globals'
import { AGE_YEARS, GOAL_WEIGHT_LBS, HEIGHT_FEET, HEIGHT_INCHES, NAME_LENGTH, WEIGHT_LBS } from '@gb/domain'
import { formValuesOf, type ProfileField, type ProfileFormValues } from './profile-form-values'
import { profileErrors } from './profile-rules'

const GOOD: ProfileFormValues = {
  ...formValuesOf(null),
  name: 'Sam',
  email: 'sam@example.com',
  age: '42',
  heightFeet: '5',
  heightInches: '6',
  currentWeightLbs: '231.4',
  goalWeightLbs: '160',
}
const wrong = (changes: Partial<ProfileFormValues>) => Object.keys(profileErrors({ ...GOOD, ...changes }))

describe(profileErrors.name, () => {
  it('lets a complete form through, with and without a surgery date', () => {
    expect(profileErrors(GOOD)).toEqual({})
    expect(profileErrors({ ...GOOD, surgeryDate: '2026-09-01' })).toEqual({})
  })

  it('names everything that is missing in an empty form, and never the surgery date', () => {
    expect(Object.keys(profileErrors(formValuesOf(null)))).toEqual([
      'name',
      'email',
      'age',
      'heightFeet',
      'heightInches',
      'currentWeightLbs',
      'goalWeightLbs',
    ])
  })

  it.each([' ', '\u200b\u2060', '\u3164'])('takes %j for no name', (name) => {
    expect(wrong({ name })).toEqual(['name'])
  })

  it.each([
    ['age', AGE_YEARS],
    ['heightFeet', HEIGHT_FEET],
    ['heightInches', HEIGHT_INCHES],
    ['currentWeightLbs', WEIGHT_LBS],
    ['goalWeightLbs', GOAL_WEIGHT_LBS],
  ] as const)('takes %s at both ends of its limit and nothing beyond', (field: ProfileField, limit) => {
    expect(wrong({ [field]: String(limit.min) })).toEqual([])
    expect(wrong({ [field]: String(limit.max) })).toEqual([])
    expect(wrong({ [field]: (limit.min - limit.step).toFixed(1) })).toEqual([field])
    expect(wrong({ [field]: (limit.max + limit.step).toFixed(1) })).toEqual([field])
  })

  it.each(['abc', '1e3', '-5', '12 3', ''])('refuses %p as a weight', (typed) => {
    expect(wrong({ currentWeightLbs: typed })).toEqual(['currentWeightLbs'])
  })

  it('takes a decimal comma in a weight, and no part of a year in an age', () => {
    expect(wrong({ currentWeightLbs: '231,4' })).toEqual([])
    expect(wrong({ age: '42.5' })).toEqual(['age'])
    expect(wrong({ heightInches: '6.5' })).toEqual(['heightInches'])
  })

  it('measures the name without the spaces around it', () => {
    expect(wrong({ name: '   ' })).toEqual(['name'])
    expect(wrong({ name: ` ${'n'.repeat(NAME_LENGTH.max)} ` })).toEqual([])
    expect(wrong({ name: 'n'.repeat(NAME_LENGTH.max + 1) })).toEqual(['name'])
  })

  it.each(['sam', 'sam@', 'sam@example', '@example.com', 'sam @example.com', 'sam@example..com'])(
    'refuses %p as an email',
    (email) => {
      expect(wrong({ email })).toEqual(['email'])
    },
  )

  it('refuses a date that is not a day', () => {
    expect(wrong({ surgeryDate: null })).toEqual(['surgeryDate'])
  })

  it('says the limits in words', () => {
    expect(profileErrors({ ...GOOD, currentWeightLbs: '20' }).currentWeightLbs).toBe(
      'Please enter your weight, from 80 to 600 lbs.',
    )
  })
})
