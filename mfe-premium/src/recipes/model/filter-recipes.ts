import type { Category, Recipe } from '../../shared/recipe/recipe'

/** What the person looks for. */
export interface RecipeWish {
  /** Typed words; each has to stand in the name, an ingredient or the category. */
  search: string
  /** null: all. */
  category: Category | null
  /** Only what fits this phase; null: all phases. */
  phase: string | null
  onlyFavourites: boolean
}

const textOf = ({ name, category, ingredients }: Recipe): string =>
  [name, category, ...ingredients.map((ingredient) => ingredient.name)].join(' ').toLowerCase()

/** The recipes that meet every part of the wish, in the order of the book. */
export function filterRecipes(recipes: readonly Recipe[], wish: RecipeWish): Recipe[] {
  const words = wish.search.toLowerCase().split(/\s+/).filter(Boolean)
  return recipes.filter((recipe) => {
    if (wish.onlyFavourites && !recipe.favourite) return false
    if (wish.category !== null && recipe.category !== wish.category) return false
    if (wish.phase !== null && !recipe.phases.some((phase) => phase === wish.phase)) return false
    const text = textOf(recipe)
    return words.every((word) => text.includes(word))
  })
}
