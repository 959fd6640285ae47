import { Check, Column, Entity, Index } from 'typeorm'
import { EntryColumns, ZONE_CHECK } from '../shared/entry-columns.entity.js'

/** One milestone. What it says is sealed, and null once it is deleted. */
@Entity({ schema: 'tracking', name: 'milestone_entry' })
@Index('milestone_entry_by_time', ['userId', 'recordedAt', 'entryId'], { where: 'deleted_at IS NULL' })
@Check('milestone_entry_zone', ZONE_CHECK)
@Check('milestone_entry_wiped', '(deleted_at IS NULL) = (milestone IS NOT NULL)')
export class MilestoneEntryEntity extends EntryColumns {
  @Column({ type: 'bytea', nullable: true }) milestone!: Buffer | null
}
