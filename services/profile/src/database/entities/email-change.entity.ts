import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** A new e-mail address that waits for its confirmation. */
@Entity({ name: 'email_change', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], {
  name: 'email_change_profile',
  onDelete: 'CASCADE',
})
@Check('email_change_code_hash', 'octet_length(code_hash) = 32')
@Check('email_change_tries', 'tries BETWEEN 0 AND 5')
export class EmailChangeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @Column('bytea', { name: 'email_sealed' }) emailSealed!: Buffer
  @Column('bytea', { name: 'code_hash' }) codeHash!: Buffer
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
  @Column('smallint', { default: 0 }) tries!: number
}
