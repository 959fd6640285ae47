import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { ProfileEntity } from './profile.entity.js'

/** Somebody at a person's side: what they may see of the person's log, whether they may add to it, and until when. */
@Entity({ name: 'helper_grant', schema: 'profile' })
@ForeignKey(() => ProfileEntity, ['userId'], ['userId'], {
  name: 'helper_grant_profile',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ProfileEntity, ['helperId'], ['userId'], {
  name: 'helper_grant_helper',
  onDelete: 'CASCADE',
})
@Index('helper_grant_once', ['userId', 'helperId'], { unique: true, where: 'ended_at IS NULL' })
@Check(
  'helper_grant_scopes',
  `cardinality(scopes) > 0 AND scopes <@ ARRAY['weights', 'fluids', 'meals', 'vitamins', 'mood']`,
)
@Check('helper_grant_other', 'helper_id <> user_id')
@Check('helper_grant_life', `ends_at <= created_at + interval '365 days'`)
export class HelperGrantEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'grant_id' }) grantId!: string

  @Index('helper_grant_by_helper')
  @Column('uuid', { name: 'helper_id' })
  helperId!: string

  @Column('bytea', { name: 'email_sealed' }) emailSealed!: Buffer
  @Column('text', { array: true }) scopes!: string[]
  @Column('boolean', { name: 'may_log' }) mayLog!: boolean
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'ends_at' }) endsAt!: Date
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null
}
