import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { SessionEntity } from './session.entity.js'

/** A token a session was or is held by. Only its hash is kept, also after it was replaced, so that its return is seen. */
@Entity({ name: 'session_token', schema: 'profile' })
@ForeignKey(() => SessionEntity, ['userId', 'sessionId'], ['userId', 'sessionId'], {
  name: 'session_token_session',
  onDelete: 'CASCADE',
})
@Check('session_token_hash', 'octet_length(token_hash) = 32')
export class SessionTokenEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'session_id' }) sessionId!: string

  @Index('session_token_by_hash', { unique: true })
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash!: Buffer

  @Column('timestamptz', { name: 'issued_at', default: () => 'now()' }) issuedAt!: Date
  /** First use; from then on the tokens before it are replaced. */
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt!: Date | null
  @Column('timestamptz', { name: 'replaced_at', nullable: true }) replacedAt!: Date | null
}
