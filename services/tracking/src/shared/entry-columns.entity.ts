import { Column, PrimaryColumn } from 'typeorm'

/** What a zone name may be in Postgres; whether it exists is checked before. */
export const ZONE_CHECK = 'char_length(time_zone) BETWEEN 1 AND 64'

/** Columns that every kind of entry has. */
export abstract class EntryColumns {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  @PrimaryColumn({ name: 'entry_id', type: 'uuid' }) entryId!: string
  @Column({ name: 'recorded_at', type: 'timestamptz' }) recordedAt!: Date
  @Column({ name: 'time_zone', type: 'text' }) timeZone!: string
  /** Fixed at write from the instant and the zone. */
  @Column({ name: 'local_date', type: 'date' }) localDate!: string
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
  /** Set once deleted: the row stays as a tombstone, so that an offline replay cannot revive the id. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt!: Date | null
}
