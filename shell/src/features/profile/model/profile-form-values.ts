import { DEFAULT_ACTIVITY_LEVEL, DEFAULT_GENDER, type ActivityLevel, type Gender } from '@gb/domain'
import type { Profile } from '../../../host/startup-state'

/** The form as it is typed: numbers stay text until they are checked. */
export interface ProfileFormValues {
  name: string
  email: string
  age: string
  gender: Gender
  heightFeet: string
  heightInches: string
  currentWeightLbs: string
  goalWeightLbs: string
  activityLevel: ActivityLevel
  /** 'YYYY-MM-DD', '' for none, null while it is not a real day. */
  surgeryDate: string | null
  /** lbs as typed; '' for none. */
  surgeryDayWeightLbs: string
  highestWeightLbs: string
  isPregnant: boolean
}

export type ProfileField = keyof ProfileFormValues

const EMPTY: ProfileFormValues = {
  name: '',
  email: '',
  age: '',
  gender: DEFAULT_GENDER,
  heightFeet: '',
  heightInches: '',
  currentWeightLbs: '',
  goalWeightLbs: '',
  activityLevel: DEFAULT_ACTIVITY_LEVEL,
  surgeryDate: '',
  surgeryDayWeightLbs: '',
  highestWeightLbs: '',
  isPregnant: false,
}

/** What the form starts with: the profile, or the defaults of a new one. */
export function formValuesOf(profile: Profile | null): ProfileFormValues {
  if (profile === null) return EMPTY
  return {
    name: profile.name,
    email: profile.email ?? '',
    age: String(profile.age),
    gender: profile.gender,
    heightFeet: String(profile.height_feet),
    heightInches: String(profile.height_inches),
    currentWeightLbs: String(profile.current_weight_lbs),
    goalWeightLbs: String(profile.goal_weight_lbs),
    activityLevel: profile.activity_level,
    surgeryDate: profile.surgery_date ?? '',
    surgeryDayWeightLbs: String(profile.surgery_day_weight_lbs ?? ''),
    highestWeightLbs: String(profile.highest_weight_lbs ?? ''),
    isPregnant: profile.is_pregnant ?? false,
  }
}
