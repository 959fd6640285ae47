export const messages = {
  section: { title: 'Recipes', text: '60+ recipes for a small stomach' },

  search: 'Search recipes',
  searchHint: 'A name or an ingredient',
  category: 'Category',
  withCount: (name: string, count: number) => `${name} (${count})`,
  phase: 'Phase',
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
  favourites: 'My favorites',
  found: (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`),
  nothing: 'No recipe fits all of that',
  nothingHint: 'Try another word, or take a filter away.',
  row: (protein: number, kcal: number, time: string) => `${protein} g protein · ${kcal} kcal · ${time}`,
  favourite: 'Favorite',
  list: 'Recipes',

  preview: {
    title: '60+ recipes for a small stomach',
    text: (shown: number, all: number) => `Here are ${shown} of ${all} recipes. Premium opens all of them.`,
    open: 'See 3 of our 60+ recipes',
    upgrade: 'Open all recipes',
  },
} as const
