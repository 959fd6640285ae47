import type { PantryItem } from '@gb/domain'
import { named } from '@gb/service-kit'
import type { StoredDocument } from '../documents/published/document.repository.js'
import type { SpokenDocument } from '../documents/translations/spoken.js'
import { toStoredBody } from '../documents/shapes/stored-shapes.js'
import type { WrittenBook, WrittenRecipe } from './cooked-book.js'
import {
  type IngredientTextDto,
  RecipeBookDto,
  type RecipeTextDto,
} from '../documents/shapes/recipe-book.dto.js'

const toPantryItem = (text: IngredientTextDto): PantryItem => ({
  ...named(text, 'ingredient_id', 'food_id', 'name', 'shop_name', 'shop_section'),
  ...named(text, 'allergens', 'measures', 'bought_per_gram'),
})

const toRecipe = (text: RecipeTextDto, pantry: ReadonlyMap<string, PantryItem>): WrittenRecipe => ({
  ...named(text, 'recipe_id', 'name', 'category', 'suits_preop', 'prep_minutes', 'servings', 'instructions'),
  texture: text.earliest_phase,
  // Every ingredient is known: a book is checked before it is published.
  portions: text.ingredients.flatMap(({ ingredient_id: id, amount, unit }) => {
    const item = pantry.get(id)
    return item ? [{ item, amount, unit }] : []
  }),
  notes: text.gastric_sleeve_notes,
  source: text.source,
  reviewDay: text.review_date,
})

/** A stored document as the recipe book; in English unless it was translated. */
export const toWrittenBook = (document: StoredDocument | SpokenDocument): WrittenBook => {
  const text = toStoredBody(RecipeBookDto, document)
  const pantry = new Map(text.ingredients.map((item) => [item.ingredient_id, toPantryItem(item)]))
  return {
    language: 'language' in document ? document.language : 'en',
    focus: text.gastric_sleeve_focus,
    pantry,
    recipes: text.recipes.map((recipe) => toRecipe(recipe, pantry)),
  }
}
