import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What browsers told of a version on one day. Nothing of anybody. */
@Entity({ schema: 'releases', name: 'field_day' })
export class FieldDayEntity {
  @PrimaryColumn({ type: 'text' }) remote!: string
  @PrimaryColumn({ type: 'text' }) version!: string
  /** Calendar day in UTC. */
  @PrimaryColumn({ type: 'date' }) day!: string
  /** How often it was loaded. */
  @Column({ type: 'integer' }) loads!: number
  /** How often it, or a part of it, did not come on a screen. */
  @Column({ type: 'integer' }) failures!: number
  /** Loads by the time that they took; see `LOAD_BOUNDS_MS`. */
  @Column({ type: 'integer', array: true }) times!: number[]
}
