import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How far an import came in one step, written together with what the step did: a killed import goes on from there. */
@Entity({ schema: 'food_analysis', name: 'fdc_progress' })
export class FdcProgressEntity {
  /** A file of the download, or `publish`. */
  @PrimaryColumn('text') step!: string
  /** Which download it was; another one begins anew. */
  @Column('text') download!: string
  /** Rows done; for `publish` the last fdc_id. */
  @Column('bigint') done!: string
}
