import { MAILED_CODE } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FieldCipher, Keys, Sql, statementForPerson } from '@gb/service-kit'
import { mailboxOf } from '../../database/lookups.js'
import { CLINIC_SHEET } from '../clinic-plan/clinic-plan-columns.js'
import type { ChangedFields, KeptFields, ProfileFields, StoredProfile } from './profile.js'
import {
  codePlace,
  emailPlace,
  openBody,
  type OpenBody,
  pendingEmailPlace,
  type SealedBody,
  sealIron,
  sealPregnant,
} from '../../database/sealed-fields.js'

type Row = Omit<StoredProfile, 'email' | 'pendingEmail' | 'recoveryCode' | keyof OpenBody> &
  SealedBody & {
    emailSealed: Buffer
    pendingSealed: Buffer | null
    codeSealed: Buffer
  }

const readProfile = statementForPerson(
  'read_profile',
  `SELECT p.user_id AS "userId", p.name, p.email_sealed AS "emailSealed", p.age, p.gender,
     p.height_feet AS "heightFeet", p.height_inches AS "heightInches",
     p.current_weight_lbs::float8 AS "currentWeightLbs", p.goal_weight_lbs::float8 AS "goalWeightLbs",
     p.activity_level AS "activityLevel", p.surgery_date::text AS "surgeryDate",
     p.surgery_day_weight_lbs::float8 AS "surgeryDayWeightLbs", p.highest_weight_lbs::float8 AS "highestWeightLbs",
     p.pregnant_sealed AS "pregnantSealed", p.iron_sealed AS "ironSealed",
     p.day_starts_at AS "dayStartsAt", coalesce(p.time_zone, 'UTC') AS "timeZone", p.language,
     p.erase_at AS "eraseAt", ${CLINIC_SHEET} AS "clinicPlan",
     c.code_sealed AS "codeSealed", e.email_sealed AS "pendingSealed"
   FROM profile.profile p
   JOIN profile.recovery_code c ON c.user_id = p.user_id AND c.retired_at IS NULL
   LEFT JOIN profile.email_change e ON e.user_id = p.user_id AND e.expires_at > now() AND e.tries < ${MAILED_CODE.tries}
   WHERE p.user_id = $1`,
)

const lockProfile = statementForPerson(
  'lock_profile',
  `SELECT gender, activity_level AS "activityLevel", surgery_date::text AS "surgeryDate",
     surgery_day_weight_lbs::float8 AS "surgeryDayWeightLbs", highest_weight_lbs::float8 AS "highestWeightLbs",
     pregnant_sealed AS "pregnantSealed", iron_sealed AS "ironSealed", day_starts_at AS "dayStartsAt",
     current_weight_lbs::float8 AS "currentWeightLbs", email_lookup AS "mailbox"
   FROM profile.profile WHERE user_id = $1 FOR UPDATE`,
)

const insertProfile = statementForPerson(
  'insert_profile',
  `INSERT INTO profile.profile (user_id, name, age, gender, height_feet, height_inches, current_weight_lbs,
     goal_weight_lbs, activity_level, surgery_date, day_starts_at, surgery_day_weight_lbs, highest_weight_lbs,
     pregnant_sealed, iron_sealed, email_sealed, email_lookup, time_zone)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
)

const updateProfile = statementForPerson(
  'update_profile',
  `UPDATE profile.profile SET name = $2, age = $3, gender = $4, height_feet = $5, height_inches = $6,
     current_weight_lbs = $7, goal_weight_lbs = $8, activity_level = $9, surgery_date = $10, day_starts_at = $11,
     surgery_day_weight_lbs = $12, highest_weight_lbs = $13, pregnant_sealed = $14, iron_sealed = $15,
     updated_at = now()
   WHERE user_id = $1`,
)

const updateEmail = statementForPerson(
  'update_profile_email',
  `UPDATE profile.profile SET email_sealed = $2, email_lookup = $3, updated_at = now() WHERE user_id = $1`,
)

const emailIfMatching = statementForPerson(
  'profile_email_if_matching',
  `SELECT email_sealed AS "emailSealed", language FROM profile.profile WHERE user_id = $1 AND email_lookup = $2
     AND code_restore_enabled`,
)

const profileName = statementForPerson(
  'profile_name',
  'SELECT name FROM profile.profile WHERE user_id = $1 AND erasing_at IS NULL',
)

const rememberZone = statementForPerson(
  'remember_time_zone',
  'UPDATE profile.profile SET time_zone = $2 WHERE user_id = $1 AND time_zone IS DISTINCT FROM $2',
)

// The row that is the same already is not written anew: each of its versions has every index of the table, and waits for the disk.
const rememberWeight = statementForPerson(
  'remember_weight',
  `WITH changed AS (UPDATE profile.profile SET current_weight_lbs = $2
     WHERE user_id = $1 AND current_weight_lbs IS DISTINCT FROM $2)
   SELECT user_id FROM profile.profile WHERE user_id = $1`,
)

type MatchingRow = Pick<StoredProfile, 'language'> & { emailSealed: Buffer }

/** Whom a letter reaches, and in which language. */
export type ReachedPerson = Pick<StoredProfile, 'email' | 'language'>

type LockedRow = Omit<KeptFields, keyof OpenBody> & SealedBody

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
    const { emailSealed, pendingSealed, codeSealed, pregnantSealed, ironSealed, ...profile } = row
    return {
      ...profile,
      ...openBody(this.cipher, userId, { pregnantSealed, ironSealed }),
      email: this.cipher.open(emailSealed, emailPlace(userId)),
      pendingEmail: pendingSealed ? this.cipher.open(pendingSealed, pendingEmailPlace(userId)) : null,
      recoveryCode: this.cipher.open(codeSealed, codePlace(userId)),
    }
  }

  /** The fields that an update needs, locked until the transaction ends. */
  async lock(userId: string): Promise<KeptFields | null> {
    const row = await this.sql.maybeOne<LockedRow>(lockProfile, [userId])
    if (!row) return null
    const { pregnantSealed, ironSealed, ...kept } = row
    return { ...kept, ...openBody(this.cipher, userId, { pregnantSealed, ironSealed }) }
  }

  async add(userId: string, fields: ProfileFields, timeZone: string | null): Promise<void> {
    const values = [...this.values(userId, fields), ...this.emailValues(userId, fields.email), timeZone]
    await this.sql.query(insertProfile, values)
  }

  async change(userId: string, fields: ChangedFields): Promise<void> {
    await this.sql.query(updateProfile, this.values(userId, fields))
  }

  async changeEmail(userId: string, email: string): Promise<void> {
    await this.sql.query(updateEmail, [userId, ...this.emailValues(userId, email)])
  }

  /** The stored e-mail of a person and their language, if it is this mailbox and may open the profile, else null. */
  async emailIfMatching(userId: string, mailbox: Buffer): Promise<ReachedPerson | null> {
    const row = await this.sql.maybeOne<MatchingRow>(emailIfMatching, [userId, mailbox])
    return row && { email: this.cipher.open(row.emailSealed, emailPlace(userId)), language: row.language }
  }

  /** Null when there is no such profile, or when it is being erased. */
  async nameOf(userId: string): Promise<string | null> {
    return (await this.sql.maybeOne<{ name: string }>(profileName, [userId]))?.name ?? null
  }

  /** Keeps the zone the person was last seen in. */
  async rememberZone(userId: string, timeZone: string): Promise<void> {
    await this.sql.query(rememberZone, [userId, timeZone])
  }

  /** False when there is no such profile. */
  async rememberWeight(userId: string, weightLbs: number): Promise<boolean> {
    return (await this.sql.maybeOne(rememberWeight, [userId, weightLbs])) !== null
  }

  private emailValues(userId: string, email: string): Buffer[] {
    return [this.cipher.seal(email, emailPlace(userId)), mailboxOf(this.keys, email)]
  }

  private values(userId: string, fields: ChangedFields): unknown[] {
    return [
      userId,
      fields.name,
      fields.age,
      fields.gender,
      fields.heightFeet,
      fields.heightInches,
      fields.currentWeightLbs,
      fields.goalWeightLbs,
      fields.activityLevel,
      fields.surgeryDate,
      fields.dayStartsAt,
      fields.surgeryDayWeightLbs,
      fields.highestWeightLbs,
      sealPregnant(this.cipher, userId, fields.isPregnant),
      sealIron(this.cipher, userId, fields.ironAnswer),
    ]
  }
}
