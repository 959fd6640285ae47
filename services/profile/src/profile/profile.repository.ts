import { Injectable } from '@nestjs/common'
import { FieldCipher, Keys, type PersonFacts, Sql, statement } from '@gb/service-kit'
import type { ProfileFields, StoredProfile } from './profile.js'
import { codePlace, emailPlace } from './sealed-fields.js'

type Row = Omit<StoredProfile, 'email' | 'recoveryCode'> & { emailSealed: Buffer; codeSealed: Buffer }

const readProfile = statement(
  'read_profile',
  `SELECT p.user_id AS "userId", p.name, p.email_sealed AS "emailSealed", p.age, p.gender,
     p.height_feet AS "heightFeet", p.height_inches AS "heightInches",
     p.current_weight_lbs::float8 AS "currentWeightLbs", p.goal_weight_lbs::float8 AS "goalWeightLbs",
     p.activity_level AS "activityLevel", p.surgery_date::text AS "surgeryDate",
     coalesce(p.time_zone, 'UTC') AS "timeZone", c.code_sealed AS "codeSealed"
   FROM profile.profile p
   JOIN profile.recovery_code c ON c.user_id = p.user_id AND c.retired_at IS NULL
   WHERE p.user_id = $1`,
)

const lockProfile = statement(
  'lock_profile',
  `SELECT gender, activity_level AS "activityLevel", surgery_date::text AS "surgeryDate",
     current_weight_lbs::float8 AS "currentWeightLbs"
   FROM profile.profile WHERE user_id = $1 FOR UPDATE`,
)

const profileFacts = statement(
  'profile_facts',
  `SELECT gender, height_feet * 12 + height_inches AS "heightInches", activity_level AS "activityLevel",
     surgery_date::text AS "surgeryDate", goal_weight_lbs::float8 AS "goalWeightLbs",
     coalesce(time_zone, 'UTC') AS "timeZone"
   FROM profile.profile WHERE user_id = $1`,
)

const insertProfile = statement(
  'insert_profile',
  `INSERT INTO profile.profile (user_id, name, email_sealed, email_lookup, age, gender, height_feet, height_inches,
     current_weight_lbs, goal_weight_lbs, activity_level, surgery_date, time_zone)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
)

const updateProfile = statement(
  'update_profile',
  `UPDATE profile.profile SET name = $2, email_sealed = $3, email_lookup = $4, age = $5, gender = $6,
     height_feet = $7, height_inches = $8, current_weight_lbs = $9, goal_weight_lbs = $10, activity_level = $11,
     surgery_date = $12, updated_at = now()
   WHERE user_id = $1`,
)

const rememberZone = statement(
  'remember_time_zone',
  'UPDATE profile.profile SET time_zone = $2 WHERE user_id = $1 AND time_zone IS DISTINCT FROM $2',
)

const rememberWeight = statement(
  'remember_weight',
  'UPDATE profile.profile SET current_weight_lbs = $2 WHERE user_id = $1 RETURNING user_id',
)

/** The stored values that an update may leave alone, and the weight it is compared with. */
export type KeptFields = Pick<ProfileFields, 'gender' | 'activityLevel' | 'surgeryDate' | 'currentWeightLbs'>

/** Profiles. E-mails are sealed here and nowhere leave this file unsealed but to their owner. */
@Injectable()
export class ProfileRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly keys: Keys,
  ) {}

  /** A profile with its current code; one read. */
  async find(userId: string): Promise<StoredProfile | null> {
    const row = await this.sql.maybeOne<Row>(readProfile, [userId])
    if (!row) return null
    const { emailSealed, codeSealed, ...profile } = row
    return {
      ...profile,
      email: this.cipher.open(emailSealed, emailPlace(userId)),
      recoveryCode: this.cipher.open(codeSealed, codePlace(userId)),
    }
  }

  /** The fields that an update needs, locked until the transaction ends. */
  lock(userId: string): Promise<KeptFields | null> {
    return this.sql.maybeOne<KeptFields>(lockProfile, [userId])
  }

  /** What other services may know; one read. */
  facts(userId: string): Promise<PersonFacts | null> {
    return this.sql.maybeOne<PersonFacts>(profileFacts, [userId])
  }

  async add(userId: string, fields: ProfileFields, timeZone: string | null): Promise<void> {
    await this.sql.query(insertProfile, [...this.values(userId, fields), timeZone])
  }

  async change(userId: string, fields: ProfileFields): Promise<void> {
    await this.sql.query(updateProfile, this.values(userId, fields))
  }

  /** Keeps the zone the person was last seen in. */
  async rememberZone(userId: string, timeZone: string): Promise<void> {
    await this.sql.query(rememberZone, [userId, timeZone])
  }

  /** False when there is no such profile. */
  async rememberWeight(userId: string, weightLbs: number): Promise<boolean> {
    return (await this.sql.maybeOne(rememberWeight, [userId, weightLbs])) !== null
  }

  private values(userId: string, fields: ProfileFields): unknown[] {
    return [
      userId,
      fields.name,
      this.cipher.seal(fields.email, emailPlace(userId)),
      this.keys.lookup('email', fields.email.normalize('NFC').toLowerCase()),
      fields.age,
      fields.gender,
      fields.heightFeet,
      fields.heightInches,
      fields.currentWeightLbs,
      fields.goalWeightLbs,
      fields.activityLevel,
      fields.surgeryDate,
    ]
  }
}
