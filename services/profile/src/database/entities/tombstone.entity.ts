import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** That a profile was erased, under a keyed hash of its user_id: a restored backup can be told whom to erase again. */
@Entity({ name: 'tombstone', schema: 'profile' })
@Check('tombstone_hash', 'octet_length(person_hash) = 32')
export class TombstoneEntity {
  @PrimaryColumn('bytea', { name: 'person_hash' }) personHash!: Buffer
  @Column('timestamptz', { name: 'erased_at', default: () => 'now()' }) erasedAt!: Date
}

/** A session token of an erased profile, as long as a browser may still send it: what it sends is 410. */
@Entity({ name: 'tombstone_token', schema: 'profile' })
@Check('tombstone_token_hash', 'octet_length(token_hash) = 32')
export class TombstoneTokenEntity {
  @PrimaryColumn('bytea', { name: 'token_hash' }) tokenHash!: Buffer
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
}
