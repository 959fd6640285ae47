import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** A passkey of a profile: its public half. Nothing in here opens anything. */
@Entity({ name: 'passkey', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], { name: 'passkey_profile', onDelete: 'CASCADE' })
@Check('passkey_credential_id', 'octet_length(credential_id) BETWEEN 1 AND 1023')
@Check('passkey_public_key', 'octet_length(public_key) BETWEEN 1 AND 4096')
@Check('passkey_counter', 'counter BETWEEN 0 AND 4294967295')
@Check('passkey_transports', 'cardinality(transports) <= 10')
@Check('passkey_name', 'char_length(name) BETWEEN 1 AND 60')
export class PasskeyEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'passkey_id' }) passkeyId!: string

  @Index('passkey_by_credential', { unique: true })
  @Column('bytea', { name: 'credential_id' })
  credentialId!: Buffer

  /** COSE. */
  @Column('bytea', { name: 'public_key' }) publicKey!: Buffer
  /** How often it was used, as it says itself; one that is synced between devices says 0 for ever. */
  @Column('bigint') counter!: string
  /** How a browser reaches it; only a hint for that browser. */
  @Column('text', { array: true }) transports!: string[]
  /** Where it was made, like "Safari on iPhone". */
  @Column('text') name!: string
  /** Whether it is kept by a service that brings it to the person's other devices. */
  @Column('boolean', { name: 'backed_up' }) backedUp!: boolean
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt!: Date | null
}
