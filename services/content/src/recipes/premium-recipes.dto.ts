import { ApiProperty } from '@nestjs/swagger'
import {
  type Allergen,
  ALLERGENS,
  MAX_ITEMS,
  PHASE_KEYS,
  type PhaseKey,
  RECIPE_CATEGORIES,
  RECIPE_TEXTURES,
  type RecipeCategory,
  type RecipeTexture,
  SHOP_SECTIONS,
  type ShopSection,
} from '@gb/domain'
import { UserIdField } from '@gb/service-kit'
import { Matches } from 'class-validator'
import { Sourced } from '../documents/shapes/sourced.dto.js'

const RECIPE_ID = /^[a-z][a-z0-9-]{0,59}$/

const figure = (name: string, example: number | null) => ({
  description: `${name}; null when the food table does not know it.`,
  type: Number,
  nullable: true,
  example,
})

/** A food and its weight, as `items` of POST /api/food-entry take it, with what it will look like in the log. */
export class ServedFoodDto {
  @ApiProperty({ description: 'The food of the food table.', example: 'ultra-filtered-skim-milk' })
  food_id!: string

  @ApiProperty({ description: 'Its name there.', example: 'Milk, ultra-filtered, skim' })
  name!: string

  @ApiProperty({ description: 'Weight in g.', example: 183 })
  grams!: number

  @ApiProperty({ description: 'Energy in kcal.', example: 61 })
  calories!: number

  @ApiProperty({ description: 'Protein in g.', example: 9.9 })
  protein_g!: number

  @ApiProperty({ description: 'Carbohydrate in g.', example: 4.6 })
  carbs_g!: number

  @ApiProperty({ description: 'Fat in g.', example: 0.2 })
  fat_g!: number

  @ApiProperty(figure('Fiber in g', 0))
  fiber_g!: number | null

  @ApiProperty(figure('Sugar in g', 4.6))
  sugar_g!: number | null
}

/** What goes into a recipe, for all its servings. */
export class RecipeIngredientDto {
  @ApiProperty({ description: 'The ingredient.', example: 'ultra-filtered-milk' })
  ingredient_id!: string

  @ApiProperty({
    description: 'The food whose figures it has; null for spices and the like.',
    type: String,
    nullable: true,
    example: 'ultra-filtered-skim-milk',
  })
  food_id!: string | null

  @ApiProperty({ description: 'Its name.', example: 'Ultra-filtered skim milk' })
  name!: string

  @ApiProperty({
    description: 'How much, in words; meat is given as cooked, with what to buy raw beside it.',
    example: '3/4 cup',
  })
  household!: string

  @ApiProperty({ description: 'How many of `unit`; multiply it to scale the recipe.', example: 0.75 })
  amount!: number

  @ApiProperty({ description: 'Kitchen measure.', example: 'cup' })
  unit!: string

  @ApiProperty({
    description: 'Weight in g as it is eaten; null for spices and the like.',
    type: Number,
    nullable: true,
    example: 183,
  })
  grams!: number | null

  @ApiProperty({ description: 'Its name in a shop.', example: 'Ultra-filtered skim milk' })
  shop_name!: string

  @ApiProperty({
    description: 'Where it stands in a shop.',
    enum: [...SHOP_SECTIONS],
    example: 'Dairy and eggs',
  })
  shop_section!: ShopSection

  @ApiProperty({ description: 'g to buy for 1 g as it is eaten.', example: 1 })
  bought_per_gram!: number
}

/** A recipe. Figures are those of one serving, computed from the food table. */
export class RecipeDto extends Sourced {
  @ApiProperty({ description: 'The recipe.', example: 'vanilla-morning-shake' })
  recipe_id!: string

  @ApiProperty({ description: 'Its name.', example: 'Vanilla morning shake' })
  name!: string

  @ApiProperty({ description: 'Its category.', enum: [...RECIPE_CATEGORIES], example: 'breakfast' })
  category!: RecipeCategory

  @ApiProperty({
    description: 'The first phase whose texture it has.',
    enum: [...RECIPE_TEXTURES],
    example: 'full',
  })
  earliest_phase!: RecipeTexture

  @ApiProperty({
    description: 'Phases in which it fits.',
    enum: [...PHASE_KEYS],
    isArray: true,
    example: ['full', 'puree'],
  })
  phases!: PhaseKey[]

  @ApiProperty({ description: 'Energy in kcal.', example: 117.4 })
  calories!: number

  @ApiProperty({ description: 'Protein in g.', example: 22.4 })
  protein!: number

  @ApiProperty({ description: 'Carbohydrate in g.', example: 5.6 })
  carbs!: number

  @ApiProperty({ description: 'Fat in g.', example: 0.2 })
  fat!: number

  @ApiProperty({ description: 'Fiber in g.', example: 0.5 })
  fiber!: number

  @ApiProperty({ description: 'Sugar in g.', example: 4.6 })
  sugar!: number

  @ApiProperty({ description: 'Weight in g.', example: 199 })
  grams!: number

  @ApiProperty({ description: 'How many servings the ingredients make.', example: 1 })
  servings!: number

  @ApiProperty({ description: 'Time from start to plate, in words.', example: '5 min' })
  prep_time!: string

  @ApiProperty({ description: 'The same in minutes.', example: 5 })
  prep_minutes!: number

  @ApiProperty({ description: 'What goes in, for all servings.', type: [RecipeIngredientDto] })
  ingredients!: RecipeIngredientDto[]

  @ApiProperty({
    description:
      'The foods of one serving: multiply the grams by the servings eaten and log them with POST /api/food-entry.',
    type: [ServedFoodDto],
    maxItems: MAX_ITEMS,
  })
  foods!: ServedFoodDto[]

  @ApiProperty({
    description: 'What to do, step by step.',
    type: [String],
    example: ['Pour the milk into a shaker.'],
  })
  instructions!: string[]

  @ApiProperty({ description: 'What matters after a sleeve.', example: 'Sip over 15 to 20 minutes.' })
  gastric_sleeve_notes!: string

  @ApiProperty({
    description: 'Allergens of its ingredients; labels decide.',
    enum: [...ALLERGENS],
    isArray: true,
    example: ['milk'],
  })
  allergens!: Allergen[]

  @ApiProperty({ description: 'Whether you marked it as a favorite.', example: false })
  favourite!: boolean
}

/** How many recipes each category has. */
export class RecipeCountsDto implements Record<RecipeCategory, number> {
  @ApiProperty({ description: 'Breakfasts.', example: 20 })
  breakfast!: number

  @ApiProperty({ description: 'Lunches.', example: 20 })
  lunch!: number

  @ApiProperty({ description: 'Dinners.', example: 23 })
  dinner!: number

  @ApiProperty({ description: 'Snacks.', example: 21 })
  snacks!: number
}

/** The recipe book. */
export class PremiumRecipesDto {
  @ApiProperty({
    description:
      'Whether `recipes` is a preview of three because premium is not active; the counts are of all.',
    example: false,
  })
  preview!: boolean

  @ApiProperty({ description: 'How many recipes there are.', example: 84 })
  total_recipes!: number

  @ApiProperty({ description: 'How many of each category.', type: RecipeCountsDto })
  categories!: RecipeCountsDto

  @ApiProperty({
    description: 'What all have in common.',
    example: 'Protein first, in portions that fit a sleeve.',
  })
  gastric_sleeve_focus!: string

  @ApiProperty({ description: 'The recipes, in the order of the book.', type: [RecipeDto] })
  recipes!: RecipeDto[]
}

/** Path of a recipe. */
export class RecipeIdParams {
  @ApiProperty({ description: 'The recipe.', example: 'vanilla-morning-shake', pattern: RECIPE_ID.source })
  @Matches(RECIPE_ID, { message: '$property must be the id of a recipe.' })
  recipe_id!: string
}

/** Whose favourite it is. */
export class FavouriteOwner {
  @UserIdField()
  user_id!: string
}

/** How a recipe stands. */
export class FavouriteRecipeDto {
  @ApiProperty({ description: 'The recipe.', example: 'vanilla-morning-shake' })
  recipe_id!: string

  @ApiProperty({ description: 'Whether it is a favorite now.', example: true })
  favourite!: boolean
}
