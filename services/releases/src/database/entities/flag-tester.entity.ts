import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Somebody who tries a flag early, as a keyed hash: who reads the table learns of nobody. */
@Entity({ schema: 'releases', name: 'flag_tester' })
export class FlagTesterEntity {
  @PrimaryColumn({ type: 'text' }) remote!: string
  @PrimaryColumn({ type: 'text' }) flag!: string
  /** Another one for each flag, so that two lists do not say whether they name the same person. */
  @PrimaryColumn({ type: 'text' }) tester!: string
  /** The operator who put them on the list. */
  @Column({ name: 'added_by', type: 'text' }) addedBy!: string
  @Column({ name: 'added_at', type: 'timestamptz', default: () => 'now()' }) addedAt!: Date
}
