import type { EatenShare, MealFeeling, MealType, PhaseKey, RatingLabel } from '@gb/domain'
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { ItemJson } from '../meal/item-json.js'
import type { MealSource } from '../meal/meal.js'

/** A logged meal. Totals are the sums of its items at the time of writing. */
@Entity({ schema: 'food_analysis', name: 'food_entry' })
@Index('food_entry_day', ['userId', 'localDate'])
@Index('food_entry_newest', ['userId', 'recordedAt', 'entryId'])
@Check('food_entry_meal_type', `meal_type IN ('breakfast', 'lunch', 'dinner', 'snack')`)
@Check('food_entry_source', `source IN ('ai', 'sample', 'manual')`)
@Check('food_entry_items', `jsonb_typeof(items) = 'array' AND jsonb_array_length(items) BETWEEN 1 AND 30`)
@Check(
  'food_entry_figures',
  `calories BETWEEN 0 AND 10000 AND protein_g BETWEEN 0 AND 10000 AND carbs_g BETWEEN 0 AND 10000
   AND fat_g BETWEEN 0 AND 10000 AND fiber_g BETWEEN 0 AND 10000 AND sugar_g BETWEEN 0 AND 10000`,
)
@Check('food_entry_rating', `rating IN ('excellent', 'good', 'fair', 'poor', 'avoid')`)
@Check('food_entry_rating_score', 'rating_score BETWEEN 0 AND 100')
@Check('food_entry_rated', '(rating IS NULL) = (rating_score IS NULL)')
@Check(
  'food_entry_phase',
  `phase IN ('preop_far', 'preop', 'clear', 'full', 'puree', 'soft', 'regular', 'maintenance')`,
)
@Check('food_entry_revision', 'revision >= 0')
@Check('food_entry_eaten_percent', 'eaten_percent IN (10, 25, 50, 75, 100)')
@Check(
  'food_entry_felt',
  `felt <@ ARRAY['fine', 'nausea', 'vomiting', 'dumping', 'reflux', 'stuck'] AND cardinality(felt) <= 6`,
)
@Check('food_entry_time_zone', 'char_length(time_zone) BETWEEN 1 AND 64')
export class FoodEntryEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  @PrimaryColumn('uuid', { name: 'entry_id' }) entryId!: string
  @Column('timestamptz', { name: 'recorded_at' }) recordedAt!: Date
  @Column('text', { name: 'time_zone' }) timeZone!: string
  @Column('date', { name: 'local_date' }) localDate!: string
  @Column('text', { name: 'meal_type' }) mealType!: MealType
  @Column('jsonb') items!: ItemJson[]
  @Column('numeric', { precision: 6, scale: 1 }) calories!: string
  @Column('numeric', { name: 'protein_g', precision: 6, scale: 1 }) proteinG!: string
  @Column('numeric', { name: 'carbs_g', precision: 6, scale: 1 }) carbsG!: string
  @Column('numeric', { name: 'fat_g', precision: 6, scale: 1 }) fatG!: string
  @Column('numeric', { name: 'fiber_g', precision: 6, scale: 1 }) fiberG!: string
  @Column('numeric', { name: 'sugar_g', precision: 6, scale: 1 }) sugarG!: string
  @Column('text', { nullable: true }) phase!: PhaseKey | null
  @Column('text', { nullable: true }) rating!: RatingLabel | null
  @Column('smallint', { name: 'rating_score', nullable: true }) ratingScore!: number | null
  @Column('text', { name: 'rating_reasons', array: true }) ratingReasons!: string[]
  @Column('text', { array: true }) recommendations!: string[]
  @Column('text', { array: true }) assumptions!: string[]
  @Column('text') source!: MealSource
  /** Which model and which prompt version answered; null for an entry without one. */
  @Column('text', { nullable: true }) model!: string | null
  @Column('text', { name: 'prompt_version', nullable: true }) promptVersion!: string | null
  /** What the model said, kept as it was when the person corrects the entry. */
  @Column('jsonb', { name: 'model_answer', nullable: true }) modelAnswer!: object | null
  /** How often the person corrected it; `items` is what the person says since the first time. */
  @Column('integer', { default: 0 }) revision!: number
  /** How much of the plate was eaten; `items` and the figures are what was eaten. */
  @Column('smallint', { name: 'eaten_percent', default: 100 }) eatenPercent!: EatenShare
  /** How it sat; empty while nothing was said. */
  @Column('text', { array: true, default: () => "'{}'" }) felt!: MealFeeling[]
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date
}
