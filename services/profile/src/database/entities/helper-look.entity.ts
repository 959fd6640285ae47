import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { HelperGrantEntity } from './helper-grant.entity.js'

/** That a helper looked at a part of the log within an hour, or added to it. */
@Entity({ name: 'helper_look', schema: 'profile' })
@ForeignKey(() => HelperGrantEntity, ['userId', 'grantId'], ['userId', 'grantId'], {
  name: 'helper_look_grant',
  onDelete: 'CASCADE',
})
@Check('helper_look_scope', `ARRAY[scope] <@ ARRAY['weights', 'fluids', 'meals', 'vitamins', 'mood']`)
@Check('helper_look_does', `does IN ('see', 'log')`)
export class HelperLookEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'grant_id' }) grantId!: string
  @PrimaryColumn('timestamptz') hour!: Date
  @PrimaryColumn('text') scope!: string
  @PrimaryColumn('text') does!: string
}
