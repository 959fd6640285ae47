import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Something to be able to explain later. The service's role may not change or delete it, so it names no row by key. */
@Entity({ name: 'security_event', schema: 'profile' })
@Index('security_event_exports', ['at'], { where: `kind = 'data_exported'` })
@Index('security_event_by_profile', ['userId', 'at'], { where: 'user_id IS NOT NULL' })
@Check(
  'security_event_kind',
  `kind IN ('token_reused', 'device_demoted', 'wrong_codes', 'wrong_codes_everywhere', 'device_revoked',
    'signed_out_everywhere', 'code_shown', 'code_rotated', 'codes_scarce', 'pairing_opened', 'pairing_closed',
    'pairing_stopped', 'paired', 'restored_by_mail', 'confirm_stopped', 'email_change_asked', 'email_changed',
    'passkey_added', 'passkey_removed', 'passkey_copied', 'restored_by_passkey', 'code_restore_off',
    'code_restore_on', 'data_exported', 'data_imported', 'deletion_asked', 'deletion_undone', 'profile_erased', 'confirmed_by_mail',
    'confirmed_by_passkey', 'email_taken_back', 'token_made', 'token_ended',
    'helper_invited', 'helper_accepted', 'helper_ended')`,
)
export class SecurityEventEntity {
  @PrimaryColumn('uuid', { name: 'event_id' }) eventId!: string
  @Column('text') kind!: string
  @Column('uuid', { name: 'user_id', nullable: true }) userId!: string | null
  @Column('uuid', { name: 'device_id', nullable: true }) deviceId!: string | null
  /** Keyed pseudonym of a network. */
  @Column('text', { nullable: true }) network!: string | null
  @Column('timestamptz', { default: () => 'now()' }) at!: Date

  /** Whatever happens often under one key is written down once. */
  @Index('security_event_once', { unique: true, where: 'once_key IS NOT NULL' })
  @Column('text', { name: 'once_key', nullable: true })
  onceKey!: string | null
}
