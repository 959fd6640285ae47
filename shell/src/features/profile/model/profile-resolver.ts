import type { Language } from '@gb/domain'
import type { Resolver } from 'react-hook-form'
import type { ProfileFormValues } from './profile-form-values'
import { profileErrors } from './profile-rules'

/** Hands the rules of the profile to the form library. */
export const profileResolver: Resolver<ProfileFormValues, Language> = (values, language) => {
  const found = Object.entries(profileErrors(values, language))
  if (found.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(found.map(([field, message]) => [field, { type: 'rule', message }])),
  }
}
