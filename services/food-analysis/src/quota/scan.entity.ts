import type { ErrorCode } from '@gb/domain'
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Life of a scan. A reservation that is neither committed nor refunded in time is refunded by the reaper. */
export const SCAN_STATES = ['reserved', 'committed', 'refunded'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** One analysis of one photo. */
@Entity({ schema: 'food_analysis', name: 'scan' })
@Index('scan_key', ['userId', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
@Index('scan_recent', ['userId', 'reservedAt'])
@Index('scan_failed', ['reservedAt'], { where: 'failure IS NOT NULL' })
@Index('scan_expiry', ['expiresAt'], { where: `state = 'reserved'` })
@Index('scan_photo_seen', ['userId', 'photoHash'], { where: 'photo_hash IS NOT NULL' })
@Check('scan_failure', `failure IS NULL OR (state = 'refunded' AND answer IS NULL)`)
@Check('scan_photo', '(photo_hash IS NULL) = (prompt_version IS NULL)')
@Check('scan_state', `state IN ('reserved', 'committed', 'refunded')`)
@Check('scan_entry', `(state = 'committed') = (entry_id IS NOT NULL)`)
@Check('scan_key_length', 'char_length(idempotency_key) BETWEEN 1 AND 255')
@Check('scan_key_hash', '(idempotency_key IS NULL) = (request_hash IS NULL)')
export class ScanEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'scan_id' }) scanId!: string
  @Column('text') state!: ScanState
  @Column('timestamptz', { name: 'reserved_at', default: () => 'now()' }) reservedAt!: Date
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt!: Date | null
  /** The meal it became. */
  @Column('uuid', { name: 'entry_id', nullable: true }) entryId!: string | null
  /** Stays when the scan fails, so that it can be asked how; the same request again frees it first. */
  @Column('text', { name: 'idempotency_key', nullable: true }) idempotencyKey!: string | null
  @Column('bytea', { name: 'request_hash', nullable: true }) requestHash!: Buffer | null
  /** The answer, kept for a replay under the same key. */
  @Column('jsonb', { nullable: true }) answer!: object | null
  /** Why there is no result, as an error code. */
  @Column('text', { nullable: true }) failure!: ErrorCode | null
  /** Keyed hash of the normalized photo; the photo itself is never stored. */
  @Column('bytea', { name: 'photo_hash', nullable: true }) photoHash!: Buffer | null
  /** Version of the prompt that was asked about the photo. */
  @Column('text', { name: 'prompt_version', nullable: true }) promptVersion!: string | null
}
