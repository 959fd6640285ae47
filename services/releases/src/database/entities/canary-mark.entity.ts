import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What one of those told who are given the canary that runs, by the mark they were given with it. Erased when it ends. */
@Entity({ schema: 'releases', name: 'canary_mark' })
export class CanaryMarkEntity {
  @PrimaryColumn({ type: 'text' }) remote!: string
  @PrimaryColumn({ type: 'text' }) version!: string
  /** A keyed hash of person, remote and version: another one for each release, which names nobody. */
  @PrimaryColumn({ type: 'text' }) mark!: string
  @Column({ type: 'integer' }) loads!: number
  @Column({ type: 'integer' }) failures!: number
  /** Calendar day in UTC of what was told last. */
  @Column({ name: 'told_on', type: 'date' }) toldOn!: string
}
