import type { ActivityLevel, Gender } from '@gb/domain'

/** What a person tells about themselves. Weights in lbs; `surgeryDate` is 'YYYY-MM-DD'. */
export interface ProfileFields {
  name: string
  email: string
  age: number
  gender: Gender
  heightFeet: number
  heightInches: number
  currentWeightLbs: number
  goalWeightLbs: number
  activityLevel: ActivityLevel
  surgeryDate: string | null
  /** The hour at which the person's day begins, 0 (midnight) to 6. */
  dayStartsAt: number
}

type Optional = 'gender' | 'activityLevel' | 'surgeryDate' | 'dayStartsAt'

/** The form as it was sent: what is absent keeps its stored value, or its default in a new profile. */
export type ProfileForm = Omit<ProfileFields, Optional> & Partial<Pick<ProfileFields, Optional>>

/** A profile as it is stored. */
export interface StoredProfile extends ProfileFields {
  userId: string
  recoveryCode: string
  /** A new e-mail that waits for its confirmation, or null. */
  pendingEmail: string | null
  /** IANA name; UTC if never seen. */
  timeZone: string
  /** When it will be erased, if its deletion was asked for. */
  eraseAt: Date | null
}

/** A profile as its owner sees it. */
export interface ProfileView extends StoredProfile {
  isPremium: boolean
}
