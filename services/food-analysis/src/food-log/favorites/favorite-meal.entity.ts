import type { MealType, RatingLabel } from '@gb/domain'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { ItemJson } from '../meal/item-json.js'
import type { MealSource } from '../meal/meal.js'

/** A meal a person likes to log again. It is a copy: the logged meal may be corrected or deleted. */
@Entity({ schema: 'food_analysis', name: 'favourite_meal' })
@Check('favourite_meal_type', `meal_type IN ('breakfast', 'lunch', 'dinner', 'snack')`)
@Check('favourite_meal_items', `jsonb_typeof(items) = 'array' AND jsonb_array_length(items) BETWEEN 1 AND 30`)
@Check('favourite_meal_source', `source IN ('ai', 'sample', 'manual')`)
@Check('favourite_meal_rating', `rating IN ('excellent', 'good', 'fair', 'poor', 'avoid')`)
export class FavoriteMealEntity {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string
  /** The logged meal it was made of. */
  @PrimaryColumn('uuid', { name: 'entry_id' }) entryId!: string
  @Column('text', { name: 'meal_type' }) mealType!: MealType
  @Column('jsonb') items!: ItemJson[]
  @Column('text') source!: MealSource
  @Column('text', { array: true }) assumptions!: string[]
  /** The rating of the meal when it was copied; null with its reason tells that the photo was not clear. */
  @Column('text', { nullable: true }) rating!: RatingLabel | null
  @Column('text', { name: 'rating_reasons', array: true }) ratingReasons!: string[]
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date
}
