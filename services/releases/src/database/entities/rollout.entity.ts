import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What of one remote is in force, and for whom. */
@Entity({ schema: 'releases', name: 'rollout' })
export class RolloutEntity {
  @PrimaryColumn({ type: 'text' }) remote!: string
  /** What everybody gets; null: what the server was shipped with. */
  @Column({ type: 'text', nullable: true }) version!: string | null
  /** What was in force before, the last first; an empty text stands for what the server was shipped with. */
  @Column({ type: 'text', array: true }) earlier!: string[]
  /** A pinned version stays, also when a newer one is published. */
  @Column({ type: 'boolean' }) pinned!: boolean
  @Column({ name: 'canary_version', type: 'text', nullable: true }) canaryVersion!: string | null
  /** Percent of the people who get the canary; null without one. */
  @Column({ name: 'canary_share', type: 'smallint', nullable: true }) canaryShare!: number | null
  /** Why the canary is given to nobody for now. */
  @Column({ name: 'canary_paused', type: 'text', nullable: true }) canaryPaused!: string | null
  /** What people read in its place; null as long as the remote is not taken out. */
  @Column({ name: 'killed_notice', type: 'text', nullable: true }) killedNotice!: string | null
  /** The operator who changed it last. */
  @Column({ name: 'changed_by', type: 'text' }) changedBy!: string
  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'now()' }) changedAt!: Date
}
