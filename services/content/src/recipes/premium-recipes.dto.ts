import {
  type Allergen,
  ALLERGENS,
  type Language,
  LANGUAGES,
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
import { Answer, PatternField, UserIdField } from '@gb/service-kit'
import { Sourced } from '../documents/shapes/sourced.dto.js'

const RECIPE_ID = /^[a-z][a-z0-9-]{0,59}$/

const figure = (name: string, example: number | null) =>
  Answer.orNull(Number, `${name}; null when the food table does not know it.`, example)

/** A food and its weight, as `items` of POST /api/food-entry take it, with what it will look like in the log. */
export class ServedFoodDto {
  @Answer('The food of the food table.', 'ultra-filtered-skim-milk') food_id!: string
  @Answer('Its name there.', 'Milk, ultra-filtered, skim') name!: string
  @Answer('Weight in g.', 183) grams!: number
  @Answer('Energy in kcal.', 61) calories!: number
  @Answer('Protein in g.', 9.9) protein_g!: number
  @Answer('Carbohydrate in g.', 4.6) carbs_g!: number
  @Answer('Fat in g.', 0.2) fat_g!: number
  @figure('Fiber in g', 0) fiber_g!: number | null
  @figure('Sugar in g', 4.6) sugar_g!: number | null
}

/** What goes into a recipe, for all its servings. */
export class RecipeIngredientDto {
  @Answer('The ingredient.', 'ultra-filtered-milk') ingredient_id!: string

  @Answer.orNull(
    String,
    'The food whose figures it has; null for spices and the like.',
    'ultra-filtered-skim-milk',
  )
  food_id!: string | null

  @Answer('Its name.', 'Ultra-filtered skim milk') name!: string
  @Answer('How much, in words; meat is given as cooked, with what to buy raw beside it.', '3/4 cup')
  household!: string
  @Answer('How many of `unit`; multiply it to scale the recipe.', 0.75) amount!: number
  @Answer('Kitchen measure.', 'cup') unit!: string
  @Answer.orNull(Number, 'Weight in g as it is eaten; null for spices and the like.', 183)
  grams!: number | null
  @Answer('Its name in a shop.', 'Ultra-filtered skim milk') shop_name!: string
  @Answer.oneOf(SHOP_SECTIONS, 'Where it stands in a shop.', 'Dairy and eggs') shop_section!: ShopSection
  @Answer('g to buy for 1 g as it is eaten.', 1) bought_per_gram!: number
}

/** A recipe. Figures are those of one serving, computed from the food table. */
export class RecipeDto extends Sourced {
  @Answer('The recipe.', 'vanilla-morning-shake') recipe_id!: string
  @Answer('Its name.', 'Vanilla morning shake') name!: string
  @Answer.oneOf(RECIPE_CATEGORIES, 'Its category.', 'breakfast') category!: RecipeCategory
  @Answer.oneOf(RECIPE_TEXTURES, 'The first phase whose texture it has.', 'full')
  earliest_phase!: RecipeTexture
  @Answer.someOf(PHASE_KEYS, 'Phases in which it fits.', ['full', 'puree']) phases!: PhaseKey[]
  @Answer('Energy in kcal.', 117.4) calories!: number
  @Answer('Protein in g.', 22.4) protein!: number
  @Answer('Carbohydrate in g.', 5.6) carbs!: number
  @Answer('Fat in g.', 0.2) fat!: number
  @Answer('Fiber in g.', 0.5) fiber!: number
  @Answer('Sugar in g.', 4.6) sugar!: number
  @Answer('Weight in g.', 199) grams!: number
  @Answer('How many servings the ingredients make.', 1) servings!: number
  @Answer('Time from start to finish, in words.', '5 min') prep_time!: string
  @Answer('The same in minutes.', 5) prep_minutes!: number
  @Answer.list(RecipeIngredientDto, 'What goes in, for all servings.') ingredients!: RecipeIngredientDto[]

  @Answer.list(
    ServedFoodDto,
    'The foods of one serving: multiply the grams by the servings eaten and log them with POST /api/food-entry.',
    { maxItems: MAX_ITEMS },
  )
  foods!: ServedFoodDto[]

  @Answer.list(String, 'What to do, step by step.', { example: ['Pour the milk into a shaker.'] })
  instructions!: string[]
  @Answer('What matters after a sleeve.', 'Sip over 15 to 20 minutes.') gastric_sleeve_notes!: string
  @Answer.someOf(ALLERGENS, 'Allergens of its ingredients; labels decide.', ['milk']) allergens!: Allergen[]
  @Answer('Whether you marked it as a favorite.', false) favourite!: boolean
}

/** How many recipes each category has. */
export class RecipeCountsDto implements Record<RecipeCategory, number> {
  @Answer('Breakfasts.', 20) breakfast!: number
  @Answer('Lunches.', 20) lunch!: number
  @Answer('Dinners.', 23) dinner!: number
  @Answer('Snacks.', 21) snacks!: number
}

/** The recipe book. */
export class PremiumRecipesDto {
  @Answer.oneOf(
    LANGUAGES,
    'The language of the words; English where the translation does not say every sentence of the book in force.',
    'en',
  )
  language!: Language

  @Answer(
    'Whether `recipes` is a preview of three because premium is not active; the counts are of all.',
    false,
  )
  preview!: boolean

  @Answer('How many recipes there are.', 84) total_recipes!: number
  @Answer.part(RecipeCountsDto, 'How many of each category.') categories!: RecipeCountsDto
  @Answer('What all have in common.', 'Protein first, in portions that fit a sleeve.')
  gastric_sleeve_focus!: string
  @Answer.list(RecipeDto, 'The recipes, in the order of the book.') recipes!: RecipeDto[]
}

/** Path of a recipe. */
export class RecipeIdParams {
  @PatternField(RECIPE_ID, '$property must be the id of a recipe.', {
    description: 'The recipe.',
    example: 'vanilla-morning-shake',
    isTold: true,
  })
  recipe_id!: string
}

/** Whose favorite it is. */
export class FavoriteOwner {
  @UserIdField() user_id!: string
}

/** How a recipe stands. */
export class FavoriteRecipeDto {
  @Answer('The recipe.', 'vanilla-morning-shake') recipe_id!: string
  @Answer('Whether it is a favorite now.', true) favourite!: boolean
}
