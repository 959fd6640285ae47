// Written by `npm run generate` from ../recipes.*.json: edit those.
import { PREVIEW_RECIPES, PROMISED_RECIPES, formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  search: 'Search recipes',
  searchHint: 'Dish or ingredient',
  category: 'Meal',
  allMeals: 'All meals',
  withCount: ({ count, name }: { count: number; name: string }) => `${name} (${formats.number(count)})`,
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
  mine: ({ phase }: { phase: string }) => `${phase} (now)`,
  more: 'Show only',
  favorites: 'My favorites',
  fits: ({ grams }: { grams: number }) => `Fits the ${formats.number(grams)} g you still need today`,
  now: 'Good for you now',
  others: 'For other stages',
  found: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} recipe`, other: `${formats.number(count)} recipes` }),
  nothing: 'No recipe fits all of that',
  nothingHint: 'Try another word, or take a filter away.',
  row: ({ kcal, protein, time }: { kcal: number; protein: number; time: string }) => `${formats.number(protein)} g protein · ${formats.number(kcal)} kcal · ${time}`,
  protein: ({ grams }: { grams: number }) => `${formats.number(grams)} g protein`,
  energyAndTime: ({ kcal, time }: { kcal: number; time: string }) => `${formats.number(kcal)} kcal · ${time}`,
  favorite: 'Favorite',
  list: 'Recipes',
  preview: {
    title: 'Recipes for a small stomach',
    text: ({ all, shown }: { all: number; shown: number }) => `Here are ${formats.number(shown)} of ${formats.number(all)} recipes. Premium opens all of them.`,
    open: `See ${PREVIEW_RECIPES} of our ${PROMISED_RECIPES}+ recipes`,
    upgrade: 'Open all recipes',
  },
}
