import { heightInInches, profileHints } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import { toClinicSheetDto } from '../clinic-plan/clinic-plan.mapper.js'
import type { ProfileDto } from './profile-answer.dto.js'
import type { ShownProfile } from './profile.js'

export const toProfileDto = (profile: ShownProfile): ProfileDto => ({
  ...spelled(profile, 'userId', 'recoveryCode', 'isPremium', 'timeZone', 'eraseAt', 'name', 'email'),
  ...spelled(profile, 'pendingEmail', 'age', 'gender', 'heightFeet', 'heightInches', 'currentWeightLbs'),
  ...spelled(profile, 'goalWeightLbs', 'activityLevel', 'surgeryDate', 'surgeryDayWeightLbs'),
  ...spelled(profile, 'highestWeightLbs', 'isPregnant', 'ironAnswer', 'dayStartsAt', 'language'),
  clinic_plan: toClinicSheetDto(profile.clinicPlan),
  hints: profileHints({
    ...profile,
    heightInches: heightInInches(profile.heightFeet, profile.heightInches),
  }).map((hint) => spelled(hint, 'code', 'text', 'source', 'proposedLbs')),
})
