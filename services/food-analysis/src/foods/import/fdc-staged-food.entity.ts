import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Portions of a food that is being imported, by their ids in the download, so that reading one twice changes nothing. */
export type StagedPortions = Record<string, { name: string; grams: number }>

/** A food of a FoodData Central download, gathered from its files while it is being imported; empty at other times. */
@Entity({ schema: 'food_analysis', name: 'fdc_staged_food' })
export class FdcStagedFoodEntity {
  @PrimaryColumn('bigint', { name: 'fdc_id' }) fdcId!: string
  @Column('text') name!: string
  @Column('double precision', { nullable: true }) calories!: number | null
  @Column('double precision', { name: 'protein_g', nullable: true }) proteinG!: number | null
  @Column('double precision', { name: 'carbs_g', nullable: true }) carbsG!: number | null
  @Column('double precision', { name: 'fat_g', nullable: true }) fatG!: number | null
  @Column('double precision', { name: 'fiber_g', nullable: true }) fiberG!: number | null
  @Column('double precision', { name: 'sugar_g', nullable: true }) sugarG!: number | null
  @Column('jsonb', { default: {} }) portions!: StagedPortions
}
