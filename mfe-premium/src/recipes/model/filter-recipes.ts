import type { PhaseKey } from '@gb/domain'
import type { Category, Recipe } from '../../shared/recipe/recipe'
import { fitsProteinLeft } from './protein-left'

/** What the person looks for. */
export interface RecipeWish {
  /** Typed words; each has to stand in the name, an ingredient or the category. */
  search: string
  /** null: all. */
  category: Category | null
  /** Only what fits this phase; null: all phases. */
  phase: string | null
  onlyFavorites: boolean
  /** Only what fits this much protein that today still needs, g; null: all. */
  proteinLeftG: number | null
}

/** What each category is called, for whoever looks for it by its name. */
type CategoryWords = Readonly<Record<Category, string>>

/** Lower case and without accents: nobody types "salmón" on a phone that makes it "salmon". */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const textOf = ({ name, category, ingredients }: Recipe, categories: CategoryWords): string =>
  plain([name, categories[category], ...ingredients.map((ingredient) => ingredient.name)].join(' '))

/** The recipes that meet every part of the wish, in the order of the book. */
export function filterRecipes(
  recipes: readonly Recipe[],
  wish: RecipeWish,
  categories: CategoryWords,
): Recipe[] {
  const words = plain(wish.search).split(/\s+/).filter(Boolean)
  return recipes.filter((recipe) => {
    if (wish.onlyFavorites && !recipe.favourite) return false
    if (wish.proteinLeftG !== null && !fitsProteinLeft(recipe.protein, wish.proteinLeftG)) return false
    if (wish.category !== null && recipe.category !== wish.category) return false
    if (wish.phase !== null && !recipe.phases.some((phase) => phase === wish.phase)) return false
    const text = textOf(recipe, categories)
    return words.every((word) => text.includes(word))
  })
}

/** From the least to the most that a sleeve takes. */
const STAGES: readonly Recipe['earliest_phase'][] = ['full', 'puree', 'soft', 'regular']

/**
 * The recipes that fit a phase, and the others; without a phase all stand in the first list. A shake fits every later
 * phase as well, so what has become possible last stands first, and what everybody could eat already stands last.
 */
export function byPhase(
  recipes: readonly Recipe[],
  phase: PhaseKey | null,
): { now: Recipe[]; others: Recipe[] } {
  if (phase === null) return { now: [...recipes], others: [] }
  const fits = (recipe: Recipe) => recipe.phases.some((each) => each === phase)
  const stageOf = (recipe: Recipe) => STAGES.indexOf(recipe.earliest_phase)
  return {
    now: recipes.filter(fits).toSorted((a, b) => stageOf(b) - stageOf(a)),
    others: recipes.filter((recipe) => !fits(recipe)),
  }
}
