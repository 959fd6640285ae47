import { named, spelled } from '@gb/service-kit'
import { type ProfileForm, withoutCode } from '../../person/profile/profile.js'
import { toProfileDto } from '../../person/profile/profile.mapper.js'
import type { SaveProfileDto } from './save-profile.dto.js'
import type { SavedProfile } from './save-profile.service.js'
import type { RecoveryCodeDto, SavedProfileDto } from './saved-profile.dto.js'

export const toProfileForm = (dto: SaveProfileDto): ProfileForm => ({
  ...named(dto, 'name', 'email', 'age', 'height_feet', 'height_inches'),
  ...named(dto, 'current_weight_lbs', 'goal_weight_lbs'),
  ...(dto.gender === undefined ? {} : { gender: dto.gender }),
  ...(dto.activity_level === undefined ? {} : { activityLevel: dto.activity_level }),
  ...(dto.surgery_date === undefined ? {} : { surgeryDate: dto.surgery_date }),
  ...(dto.surgery_day_weight_lbs === undefined ? {} : { surgeryDayWeightLbs: dto.surgery_day_weight_lbs }),
  ...(dto.highest_weight_lbs === undefined ? {} : { highestWeightLbs: dto.highest_weight_lbs }),
  ...(dto.is_pregnant === undefined ? {} : { isPregnant: dto.is_pregnant }),
  ...(dto.day_starts_at === undefined ? {} : { dayStartsAt: dto.day_starts_at }),
})

export const toSavedProfileDto = ({ profile, message }: SavedProfile): SavedProfileDto => ({
  ...spelled(profile, 'userId', 'recoveryCode'),
  message,
  ...spelled(profile, 'isPremium', 'pendingEmail'),
  // Said once: what is read back and kept has no code in it.
  profile: toProfileDto(withoutCode(profile)),
})

export const toRecoveryCodeDto = (code: { userId: string; recoveryCode: string }): RecoveryCodeDto =>
  spelled(code, 'userId', 'recoveryCode')
