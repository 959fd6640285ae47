// Written by `npm run generate` from ../recipes.*.json: edit those.
import { PREVIEW_RECIPES, PROMISED_RECIPES, formatsOf } from '@gb/domain'
import type { messages as english } from './recipes.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  search: 'Buscar recetas',
  searchHint: 'Plato o ingrediente',
  category: 'Comida',
  allMeals: 'Todas las comidas',
  withCount: ({ count, name }: { count: number; name: string }) => `${name} (${formats.number(count)})`,
  phase: 'Etapa',
  allPhases: 'Todas las etapas',
  phases: {
    preop: 'Antes de la cirugía',
    full: 'Líquidos completos',
    puree: 'Purés',
    soft: 'Comida blanda',
    regular: 'Comida normal',
    maintenance: 'Mantenimiento',
  },
  mine: ({ phase }: { phase: string }) => `${phase} (ahora)`,
  more: 'Mostrar solo',
  favorites: 'Mis favoritas',
  fits: ({ grams }: { grams: number }) => `Para los ${formats.number(grams)} g que le faltan hoy`,
  now: 'Buenas para usted ahora',
  others: 'Para otras etapas',
  found: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} receta`, many: `${formats.number(count)} recetas`, other: `${formats.number(count)} recetas` }),
  nothing: 'Ninguna receta cumple con todo eso',
  nothingHint: 'Pruebe otra palabra o quite un filtro.',
  row: ({ kcal, protein, time }: { kcal: number; protein: number; time: string }) => `${formats.number(protein)} g de proteína · ${formats.number(kcal)} kcal · ${time}`,
  protein: ({ grams }: { grams: number }) => `${formats.number(grams)} g de proteína`,
  energyAndTime: ({ kcal, time }: { kcal: number; time: string }) => `${formats.number(kcal)} kcal · ${time}`,
  favorite: 'Favorita',
  list: 'Recetas',
  preview: {
    title: 'Recetas para un estómago pequeño',
    text: ({ all, shown }: { all: number; shown: number }) => `Aquí hay ${formats.number(shown)} de ${formats.number(all)} recetas. Premium las abre todas.`,
    open: `Ver ${PREVIEW_RECIPES} de más de ${PROMISED_RECIPES} recetas`,
    upgrade: 'Abrir todas las recetas',
  },
}
