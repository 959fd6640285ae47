import type { Release } from '@gb/domain'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One version of a remote, as it was published. Written once. */
@Entity({ schema: 'releases', name: 'release' })
export class ReleaseEntity {
  @PrimaryColumn({ type: 'text' }) remote!: string
  @PrimaryColumn({ type: 'text' }) version!: string
  /** What its build said: files and hashes, ranges, owner. The store is held to it. */
  @Column({ type: 'jsonb' }) described!: Release
  /** The operator who published it. */
  @Column({ name: 'published_by', type: 'text' }) publishedBy!: string
  @Column({ name: 'published_at', type: 'timestamptz', default: () => 'now()' }) publishedAt!: Date
}
