import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A deleted meal: nothing of it but its id, so that a replay of an offline device cannot revive it. */
@Entity({ schema: 'food_analysis', name: 'food_tombstone' })
export class FoodTombstoneEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'entry_id' }) entryId!: string
  @Column('timestamptz', { name: 'deleted_at', default: () => 'now()' }) deletedAt!: Date
}
