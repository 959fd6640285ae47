import type { profileCatalog } from '../messages/generated/profile'
import type { ProfileField } from './profile-form-values'

export type SetupStepId = keyof ReturnType<typeof profileCatalog.in>['setup']['titles']

/** One screen of a new profile. */
export interface SetupStep {
  id: SetupStepId
  /** What is asked on it; the next step opens when these are right. */
  fields: readonly ProfileField[]
}

/** The questions of a new profile, few at a time. Units, reminders and the start of the day wait in Settings. */
export const SETUP_STEPS: readonly SetupStep[] = [
  { id: 'you', fields: ['name', 'email'] },
  { id: 'body', fields: ['age', 'gender', 'heightFeet', 'heightInches', 'currentWeightLbs'] },
  { id: 'surgery', fields: ['surgeryDate', 'surgeryDayWeightLbs', 'highestWeightLbs'] },
  { id: 'goal', fields: ['goalWeightLbs', 'activityLevel', 'isPregnant'] },
]

/** The first step, as an index, that asks for one of the fields; null when none does. */
export function stepAsking(fields: readonly ProfileField[]): number | null {
  const index = SETUP_STEPS.findIndex((step) => step.fields.some((field) => fields.includes(field)))
  return index === -1 ? null : index
}
