import type { ActivityLevel, ClinicSheet, Gender, IronAnswer, Language } from '@gb/domain'

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
  /** On the day of the surgery, and the highest ever; null when they were not told. */
  surgeryDayWeightLbs: number | null
  highestWeightLbs: number | null
  /** Puts away goals and forecasts for the weight. */
  isPregnant: boolean
  /** What was answered about periods and the risk of low iron; null when never asked. */
  ironAnswer: IronAnswer | null
  /** The hour at which the person's day begins, 0 (midnight) to 6. */
  dayStartsAt: number
}

type Optional =
  | 'gender'
  | 'activityLevel'
  | 'surgeryDate'
  | 'surgeryDayWeightLbs'
  | 'highestWeightLbs'
  | 'isPregnant'
  | 'ironAnswer'
  | 'dayStartsAt'

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
  /** The language to write to the person in; null when they never chose, which is English. */
  language: Language | null
  /** When it will be erased, if its deletion was asked for. */
  eraseAt: Date | null
  /** What the clinic says, kept beside the form; null when it was not told. */
  clinicPlan: ClinicSheet | null
}

/** A profile with everything that its owner may see. */
export interface ProfileView extends StoredProfile {
  isPremium: boolean
}

/** A profile as one session of its owner sees it. */
export interface ShownProfile extends Omit<ProfileView, 'recoveryCode'> {
  /** Null as long as the session has not confirmed that it may see the code. */
  recoveryCode: string | null
}

/** The same without the code. */
export const withoutCode = (profile: ShownProfile): ShownProfile => ({ ...profile, recoveryCode: null })

/** What a person tells about themselves, but for the e-mail, which has to be confirmed. */
export type ChangedFields = Omit<ProfileFields, 'email'>

/** The stored values that an update may leave alone, and what it is compared with. */
export interface KeptFields extends Pick<
  ProfileFields,
  | 'gender'
  | 'activityLevel'
  | 'surgeryDate'
  | 'surgeryDayWeightLbs'
  | 'highestWeightLbs'
  | 'isPregnant'
  | 'ironAnswer'
  | 'dayStartsAt'
  | 'currentWeightLbs'
> {
  /** Keyed hash of the e-mail in force. */
  mailbox: Buffer
}
