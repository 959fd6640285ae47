import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** A dish that a person took instead of the planned one. It stays when the plan is withdrawn, and shows again with it. */
@Entity({ schema: 'content', name: 'plan_swap' })
@Check('plan_swap_plan', `plan_id ~ '^[a-z][a-z0-9-]{0,59}$'`)
@Check('plan_swap_place', `place ~ '^[1-9][0-9]?/[0-9]{1,2}/[0-9]{1,2}$'`)
@Check('plan_swap_recipe', `recipe_id ~ '^[a-z][a-z0-9-]{0,59}$'`)
export class PlanSwapEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId!: string

  @PrimaryColumn({ name: 'plan_id', type: 'text' })
  planId!: string

  /** Day from 1, meal and dish from 0: `1/0/2`. */
  @PrimaryColumn({ type: 'text' })
  place!: string

  @Column({ name: 'recipe_id', type: 'text' })
  recipeId!: string

  @Column({ name: 'chosen_at', type: 'timestamptz', default: () => 'now()' })
  chosenAt!: Date
}
