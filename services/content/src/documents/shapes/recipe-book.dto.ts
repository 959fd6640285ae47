import type { FieldError } from '@gb/service-kit'
import {
  type Allergen,
  ALLERGENS,
  RECIPE_CATEGORIES,
  RECIPE_TEXTURES,
  type RecipeCategory,
  type RecipeTexture,
  SHOP_SECTIONS,
  type ShopSection,
} from '@gb/domain'
import { CheckedDocument } from './checked-document.js'
import { Amount, Flag, ListOf, OneOf, PartId, SomeOf, Whole, WordList, Words, WordsOrNull } from './fields.js'
import { Sourced } from './sourced.dto.js'

/** A kitchen measure of an ingredient. */
class MeasureTextDto {
  @Words('Its name.', 'cup') unit!: string
  @Amount('What one of it weighs, in g.', 245) grams!: number
}

/** A thing that recipes and plans are made of. */
export class IngredientTextDto {
  @PartId('Its name in recipes and plans.', 'greek-yogurt') ingredient_id!: string
  @WordsOrNull('The food whose figures it has; null for spices and water ice.', 'greek-yogurt-plain-nonfat')
  food_id!: string | null
  @Words('What a recipe calls it.', 'Plain nonfat Greek yogurt') name!: string
  @Words('What a shopping list calls it.', 'Plain nonfat Greek yogurt') shop_name!: string
  @OneOf(SHOP_SECTIONS, 'Where it stands in a shop.', 'Dairy and eggs') shop_section!: ShopSection
  @SomeOf(ALLERGENS, 'What it holds of the allergens that labels name.', ['milk']) allergens!: Allergen[]
  @ListOf(() => MeasureTextDto, 'Kitchen measures; none for what has no figures.') measures!: MeasureTextDto[]
  @Amount('g to buy for 1 g as it is counted: 1.35 for cooked meat, 0.4 for cooked lentils.', 1)
  bought_per_gram!: number
}

/** An amount of an ingredient. */
class RecipeLineDto {
  @PartId('Which ingredient.', 'greek-yogurt') ingredient_id!: string
  @Amount('How many of the unit.', 0.5) amount!: number
  @Words('A measure of the ingredient; any word for what has no figures.', 'cup') unit!: string
}

/** A recipe as it is written. It states no figures: they are computed from its ingredients. */
export class RecipeTextDto extends Sourced {
  @PartId('Its name in addresses.', 'vanilla-morning-shake') recipe_id!: string
  @Words('Its name.', 'Vanilla morning shake') name!: string
  @OneOf(RECIPE_CATEGORIES, 'Its category.', 'breakfast') category!: RecipeCategory
  @OneOf(RECIPE_TEXTURES, 'The first phase whose texture it has.', 'full') earliest_phase!: RecipeTexture
  @Flag('Whether it suits the liver diet before surgery.', true) suits_preop!: boolean
  @Whole('Minutes from start to finish, time to chill apart.', 5) prep_minutes!: number
  @Whole('How many servings it makes.', 1) servings!: number
  @ListOf(() => RecipeLineDto, 'What goes in, for all servings.') ingredients!: RecipeLineDto[]
  @WordList('What to do, step by step.', ['Pour the milk into a shaker.']) instructions!: string[]
  @Words('What matters after a sleeve.', 'Sip over 15 to 20 minutes.') gastric_sleeve_notes!: string
}

const repeated = (field: string, ids: readonly string[]): FieldError[] =>
  [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].map((id) => ({
    field,
    message: `${id} stands there twice.`,
  }))

/** The recipe book as it is stored. */
export class RecipeBookDto extends CheckedDocument {
  @Words('What all recipes have in common.', 'Protein first, in portions that fit a sleeve.')
  gastric_sleeve_focus!: string
  @ListOf(() => IngredientTextDto, 'What recipes and plans are made of.')
  ingredients!: IngredientTextDto[]
  @ListOf(() => RecipeTextDto, 'The recipes.')
  recipes!: RecipeTextDto[]

  faults(): FieldError[] {
    return [
      ...repeated(
        'ingredients',
        this.ingredients.map(({ ingredient_id: id }) => id),
      ),
      ...repeated(
        'recipes',
        this.recipes.map(({ recipe_id: id }) => id),
      ),
      ...this.recipes.flatMap((recipe, index) => this.recipeFaults(recipe, `recipes.${index}`)),
    ]
  }

  private recipeFaults({ ingredients, servings }: RecipeTextDto, field: string): FieldError[] {
    const faults: FieldError[] =
      servings > 0 ? [] : [{ field: `${field}.servings`, message: 'At least one.' }]
    for (const line of ingredients) {
      const ingredient = this.ingredients.find(({ ingredient_id: id }) => id === line.ingredient_id)
      if (!ingredient)
        faults.push({
          field: `${field}.ingredients`,
          message: `There is no ingredient ${line.ingredient_id}.`,
        })
      else if (ingredient.food_id !== null && !ingredient.measures.some(({ unit }) => unit === line.unit))
        faults.push({
          field: `${field}.ingredients`,
          message: `${line.ingredient_id} has no measure "${line.unit}".`,
        })
    }
    return faults
  }
}
