import { PREVIEW_RECIPES, PROMISED_RECIPES } from '@gb/domain'

export const messages = {
  section: { title: 'Recipes', text: 'Dishes for a small stomach, for every phase' },

  search: 'Search recipes',
  searchHint: 'Dish or ingredient',
  category: 'Meal',
  allMeals: 'All meals',
  withCount: (name: string, count: number) => `${name} (${count})`,
  phase: 'Phase',
  allPhases: 'All phases',
  phases: {
    preop: 'Before surgery',
    full: 'Full liquids',
    puree: 'Puree',
    soft: 'Soft food',
    regular: 'Regular food',
    maintenance: 'Maintenance',
  },
  mine: (phase: string) => `${phase} (now)`,
  more: 'Show only',
  favorites: 'My favorites',
  fits: (grams: number) => `Fits the ${grams} g you still need today`,
  now: 'Good for you now',
  others: 'For other stages',
  found: (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`),
  nothing: 'No recipe fits all of that',
  nothingHint: 'Try another word, or take a filter away.',
  row: (protein: number, kcal: number, time: string) => `${protein} g protein · ${kcal} kcal · ${time}`,
  protein: (grams: number) => `${grams} g protein`,
  energyAndTime: (kcal: number, time: string) => `${kcal} kcal · ${time}`,
  favorite: 'Favorite',
  list: 'Recipes',

  preview: {
    title: 'Recipes for a small stomach',
    text: (shown: number, all: number) => `Here are ${shown} of ${all} recipes. Premium opens all of them.`,
    open: `See ${PREVIEW_RECIPES} of our ${PROMISED_RECIPES}+ recipes`,
    upgrade: 'Open all recipes',
  },
} as const
