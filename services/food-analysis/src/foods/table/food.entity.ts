import type { EarliestPhase, FoodSource, FoodTag, Micronutrients } from '@gb/domain'
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A household portion as it is stored. */
export interface PortionJson {
  name: string
  grams: number
}

/** A food. Figures are those of 100 g: kcal and g. */
@Entity({ schema: 'food_analysis', name: 'food' })
@Index('food_document', { synchronize: false })
@Index('food_source', ['source'])
@Check('food_id_form', `food_id ~ '^[a-z0-9][a-z0-9-]{0,79}$'`)
@Check('food_source_known', `source IN ('own', 'fdc', 'product')`)
@Check('food_name', 'char_length(name) BETWEEN 1 AND 120')
@Check(
  'food_figures',
  `calories BETWEEN 0 AND 905 AND protein_g BETWEEN 0 AND 100 AND carbs_g BETWEEN 0 AND 100
   AND fat_g BETWEEN 0 AND 100 AND fiber_g BETWEEN 0 AND 100 AND sugar_g BETWEEN 0 AND 100`,
)
@Check('food_portions', `jsonb_typeof(portions) = 'array' AND jsonb_array_length(portions) BETWEEN 1 AND 12`)
@Check('food_micronutrients', `jsonb_typeof(micronutrients) = 'object'`)
@Check(
  'food_earliest_phase',
  `earliest_phase IN ('clear', 'full', 'puree', 'soft', 'regular', 'limit', 'avoid')`,
)
export class FoodEntity {
  @PrimaryColumn('text', { name: 'food_id' }) foodId!: string
  @Column('text') source!: FoodSource
  @Column('text') name!: string
  @Column('numeric', { precision: 5, scale: 1 }) calories!: string
  @Column('numeric', { name: 'protein_g', precision: 5, scale: 2 }) proteinG!: string
  @Column('numeric', { name: 'carbs_g', precision: 5, scale: 2 }) carbsG!: string
  @Column('numeric', { name: 'fat_g', precision: 5, scale: 2 }) fatG!: string
  /** null is "not on the label", which is never read as 0; the same holds for sugar. */
  @Column('numeric', { name: 'fiber_g', precision: 5, scale: 2, nullable: true }) fiberG!: string | null
  @Column('numeric', { name: 'sugar_g', precision: 5, scale: 2, nullable: true }) sugarG!: string | null
  @Column('jsonb') portions!: PortionJson[]
  /** null is "not known". */
  @Column('text', { name: 'earliest_phase', nullable: true }) earliestPhase!: EarliestPhase | null
  @Column('boolean', { name: 'is_drink' }) isDrink!: boolean
  @Column('text', { array: true }) tags!: FoodTag[]
  @Column('text', { array: true }) aliases!: string[]
  /** Where the figures come from, for people who look after the table. */
  @Column('text', { name: 'source_note' }) sourceNote!: string
  /** Of 100 g, each in the unit of its label; one that nobody knows is not in it, null is "none is known". */
  @Column('jsonb', { nullable: true }) micronutrients!: Micronutrients | null
  /** Words of the name and the aliases, in the form of `foodWords`. */
  @Column('tsvector') document!: string
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date
}
