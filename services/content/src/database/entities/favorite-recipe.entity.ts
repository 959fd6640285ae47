import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** A recipe that a person marked. It stays when the recipe is withdrawn, and shows again with it. */
@Entity({ schema: 'content', name: 'favourite_recipe' })
@Check('favourite_recipe_id', `recipe_id ~ '^[a-z][a-z0-9-]{0,59}$'`)
export class FavoriteRecipeEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' }) userId!: string
  @PrimaryColumn({ name: 'recipe_id', type: 'text' }) recipeId!: string
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt!: Date
}
