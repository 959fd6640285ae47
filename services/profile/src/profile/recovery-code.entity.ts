import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** The codes of a profile: one current, and retired ones that nobody else may get for a while. */
@Entity({ name: 'recovery_code', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], {
  name: 'recovery_code_profile',
  onDelete: 'CASCADE',
})
@Check('recovery_code_lookup', 'octet_length(code_lookup) = 32')
@Index('recovery_code_current', ['userId'], { unique: true, where: 'retired_at IS NULL' })
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string

  @Index('recovery_code_unique', { unique: true })
  @PrimaryColumn('bytea', { name: 'code_lookup' })
  codeLookup!: Buffer

  @Column('bytea', { name: 'code_sealed' })
  codeSealed!: Buffer

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  @Column('timestamptz', { name: 'retired_at', nullable: true })
  retiredAt!: Date | null
}
