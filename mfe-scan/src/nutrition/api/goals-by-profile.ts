import type { ApiData } from '@gb/api-client'
import { dailyGoals, heightInInches } from '@gb/domain'
import { stagedOf } from '@gb/entries'
import type { FoodGoals } from './nutrition.mapper'

type Profile = ApiData<'/api/profile/{user_id}'>

/** Goals of a local day (YYYY-MM-DD) by the profile: the same rules as the server's. */
export const goalsByProfile = (profile: Profile, day: string): FoodGoals =>
  dailyGoals(
    {
      gender: profile.gender,
      heightInches: heightInInches(profile.height_feet, profile.height_inches),
      activityLevel: profile.activity_level,
      ...stagedOf(profile),
      isPregnant: profile.is_pregnant ?? false,
      currentWeightLbs: profile.current_weight_lbs,
    },
    day,
  )
