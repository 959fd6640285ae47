import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A person. The e-mail is sealed; its keyed hash is there for look-ups. */
@Entity({ name: 'profile', schema: 'profile' })
@Check('profile_name', 'char_length(name) BETWEEN 1 AND 100')
@Check('profile_email_lookup', 'octet_length(email_lookup) = 32')
@Check('profile_age', 'age BETWEEN 18 AND 100')
@Check('profile_gender', `gender IN ('female', 'male')`)
@Check('profile_height_feet', 'height_feet BETWEEN 4 AND 7')
@Check('profile_height_inches', 'height_inches BETWEEN 0 AND 11')
@Check('profile_current_weight', 'current_weight_lbs BETWEEN 80 AND 600')
@Check('profile_goal_weight', 'goal_weight_lbs BETWEEN 80 AND 400')
@Check(
  'profile_activity_level',
  `activity_level IN ('sedentary', 'light', 'moderate', 'active', 'very_active')`,
)
@Check(
  'profile_surgery_date',
  `surgery_date BETWEEN DATE '1980-01-01' AND (updated_at AT TIME ZONE 'UTC')::date + 1098`,
)
@Check(
  'profile_deletion',
  '(deletion_requested_at IS NULL) = (erase_at IS NULL) AND (erasing_at IS NULL OR erase_at IS NOT NULL)',
)
@Check('profile_erasure_asked_by', 'char_length(erasure_asked_by) BETWEEN 1 AND 100')
@Check('profile_erasure_asked', '(erasure_asked_by IS NULL) = (erasure_asked_at IS NULL)')
@Check('profile_merge_asked_by', 'char_length(merge_asked_by) BETWEEN 1 AND 100')
@Check(
  'profile_merge_asked',
  '(merge_asked_by IS NULL) = (merge_asked_at IS NULL) AND (merge_into IS NULL) = (merge_asked_at IS NULL)',
)
@Check('profile_merge_confirmed', 'merge_confirmed_at IS NULL OR merge_asked_at IS NOT NULL')
@Check('profile_surgery_day_weight', 'surgery_day_weight_lbs BETWEEN 80 AND 800')
@Check('profile_highest_weight', 'highest_weight_lbs BETWEEN 80 AND 800')
@Check('profile_day_starts_at', 'day_starts_at BETWEEN 0 AND 6')
@Check('profile_language', "language ~ '^[a-z]{2}$'")
@Check('profile_time_zone', 'char_length(time_zone) BETWEEN 1 AND 64')
export class ProfileEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @Column('text') name!: string
  @Column('bytea', { name: 'email_sealed' }) emailSealed!: Buffer

  @Index('profile_by_email')
  @Column('bytea', { name: 'email_lookup' })
  emailLookup!: Buffer

  @Column('smallint') age!: number
  @Column('text') gender!: string
  @Column('smallint', { name: 'height_feet' }) heightFeet!: number
  @Column('smallint', { name: 'height_inches' }) heightInches!: number
  @Column('numeric', { name: 'current_weight_lbs', precision: 4, scale: 1 }) currentWeightLbs!: string
  @Column('numeric', { name: 'goal_weight_lbs', precision: 4, scale: 1 }) goalWeightLbs!: string
  @Column('text', { name: 'activity_level' }) activityLevel!: string
  @Column('date', { name: 'surgery_date', nullable: true }) surgeryDate!: string | null
  @Column('numeric', { name: 'surgery_day_weight_lbs', precision: 4, scale: 1, nullable: true })
  surgeryDayWeightLbs!: string | null
  @Column('numeric', { name: 'highest_weight_lbs', precision: 4, scale: 1, nullable: true })
  highestWeightLbs!: string | null
  /** Sealed yes or no; null when never asked. */
  @Column('bytea', { name: 'pregnant_sealed', nullable: true }) pregnantSealed!: Buffer | null
  /** Sealed number of the answer about iron; null when never asked. */
  @Column('bytea', { name: 'iron_sealed', nullable: true }) ironSealed!: Buffer | null
  /** The local day on which the person answered that all food was logged until then; null when never. */
  @Column('date', { name: 'food_logged_through', nullable: true }) foodLoggedThrough!: string | null
  @Column('smallint', { name: 'day_starts_at', default: 0 }) dayStartsAt!: number
  @Column('text', { name: 'time_zone', nullable: true }) timeZone!: string | null
  /** What the person chose to be written to in; null when they never chose. */
  @Column('text', { nullable: true }) language!: string | null
  /** Whether the code can open the profile on a browser that we do not know. Off only with a passkey. */
  @Column('boolean', { name: 'code_restore_enabled', default: true }) codeRestoreEnabled!: boolean
  /** A copy of the ledger's newest line of each purpose, written with it in one transaction. */
  @Column('jsonb', { name: 'newest_consents', default: [] }) newestConsents!: unknown
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date
  @Column('timestamptz', { name: 'deletion_requested_at', nullable: true }) deletionRequestedAt!: Date | null

  /** Until then the deletion can be undone. */
  @Index('profile_to_erase', { where: 'erase_at IS NOT NULL' })
  @Column('timestamptz', { name: 'erase_at', nullable: true })
  eraseAt!: Date | null

  /** Set when the erasure has begun: nothing can be undone any longer. */
  @Column('timestamptz', { name: 'erasing_at', nullable: true }) erasingAt!: Date | null

  /** The name of the operator who asked for an erasure and waits for a second one to confirm it. */
  @Column('text', { name: 'erasure_asked_by', nullable: true }) erasureAskedBy!: string | null

  @Index('profile_erasure_to_confirm', { where: 'erasure_asked_at IS NOT NULL' })
  @Column('timestamptz', { name: 'erasure_asked_at', nullable: true })
  erasureAskedAt!: Date | null

  /** The profile of the same person that an operator wants this one to be merged into. */
  @Column('uuid', { name: 'merge_into', nullable: true }) mergeInto!: string | null

  /** The name of the operator who asked for that and waits for a second one to confirm it. */
  @Column('text', { name: 'merge_asked_by', nullable: true }) mergeAskedBy!: string | null

  @Index('profile_merge_to_confirm', { where: 'merge_asked_at IS NOT NULL' })
  @Column('timestamptz', { name: 'merge_asked_at', nullable: true })
  mergeAskedAt!: Date | null

  /** Set when the second one has confirmed it and this profile leaves, until all that was logged meanwhile has come along. */
  @Index('profile_merge_rest', { where: 'merge_confirmed_at IS NOT NULL' })
  @Column('timestamptz', { name: 'merge_confirmed_at', nullable: true })
  mergeConfirmedAt!: Date | null
}
