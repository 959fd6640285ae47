import { Injectable } from '@nestjs/common'
import {
  Env,
  FieldCipher,
  type PersonalPage,
  type PersonalPlace,
  type PersonalRow,
  PersonalStore,
  type Recipient,
  Sql,
} from '@gb/service-kit'
import type { ProfileView } from '../../person/profile/profile.js'
import { OWN_TABLES } from './own-tables.js'
import { mailRecipient } from './recipients.js'

/** The profile of an export. The profile code is not part of it: a file that is passed on must not open the profile. */
export const toExportedProfile = (profile: ProfileView): PersonalRow => ({
  user_id: profile.userId,
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
  time_zone: profile.timeZone,
  language: profile.language,
  is_premium: profile.isPremium,
  erase_at: profile.eraseAt?.toISOString() ?? null,
})

/** What this service itself holds about a person. */
@Injectable()
export class OwnData {
  private readonly store: PersonalStore

  constructor(
    sql: Sql,
    cipher: FieldCipher,
    private readonly env: Env,
  ) {
    this.store = new PersonalStore(sql, cipher, OWN_TABLES)
  }

  export(userId: string, place: PersonalPlace | null): Promise<PersonalPage> {
    return this.store.export(userId, place)
  }

  recipients(): Promise<Recipient[]> {
    return Promise.resolve([mailRecipient(this.env)])
  }
}
