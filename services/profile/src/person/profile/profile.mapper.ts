import type { ProfileDto } from './profile-answer.dto.js'
import type { ShownProfile } from './profile.js'

export const toProfileDto = (profile: ShownProfile): ProfileDto => ({
  user_id: profile.userId,
  recovery_code: profile.recoveryCode,
  is_premium: profile.isPremium,
  time_zone: profile.timeZone,
  erase_at: profile.eraseAt?.toISOString() ?? null,
  name: profile.name,
  email: profile.email,
  pending_email: profile.pendingEmail,
  age: profile.age,
  gender: profile.gender,
  height_feet: profile.heightFeet,
  height_inches: profile.heightInches,
  current_weight_lbs: profile.currentWeightLbs,
  goal_weight_lbs: profile.goalWeightLbs,
  activity_level: profile.activityLevel,
  surgery_date: profile.surgeryDate,
  surgery_day_weight_lbs: profile.surgeryDayWeightLbs,
  highest_weight_lbs: profile.highestWeightLbs,
  is_pregnant: profile.isPregnant,
  iron_answer: profile.ironAnswer,
  day_starts_at: profile.dayStartsAt,
})
