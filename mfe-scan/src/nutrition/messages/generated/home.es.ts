// Written by `npm run generate` from ../home.*.json: edit those.
import type { messages as english } from './home.en'

export const messages: typeof english = {
  title: 'Nutrición de hoy',
  names: {
    protein: 'Proteína',
    calories: 'Calorías',
    carbs: 'Carbos',
    fat: 'Grasa',
  },
  loading: 'Cargando lo que comió hoy...',
  of: ({ eaten, goal, unit }: { eaten: string; goal: string; unit: string }) => `${eaten} de ${goal} ${unit}`,
  noGoal: ({ eaten, unit }: { eaten: string; unit: string }) => `cerca de ${eaten} ${unit}`,
  ofGoal: ({ goal }: { goal: string }) => `de ${goal} g`,
  firstMeal: 'Una comida pequeña a la vez.',
  toGo: ({ grams }: { grams: string }) => `faltan ${grams} g`,
  noProteinGoal: 'Sin meta por ahora',
  addMeal: 'Plato',
  addMealName: 'Agregar un plato',
  addShake: 'Batido',
  addShakeName: ({ volume }: { volume: string }) => `Agregar ${volume} de batido de proteína`,
  shakeAdded: ({ grams, volume }: { grams: string; volume: string }) => `Se agregó un batido: unos ${grams} g de proteína y ${volume}.`,
  shakeFailed: 'No se agregó el batido. Inténtelo otra vez.',
  shakeDeleted: 'Se quitó el batido.',
  undo: 'Deshacer',
  minimumReached: '¡Meta cumplida!',
  minimumPlain: 'Meta cumplida.',
  noFoodGoals: 'Sin metas de comida por ahora',
  nothingYet: 'Nada registrado todavía',
  failed: {
    title: 'Su día no se cargó',
    brief: 'Sus comidas no se cargaron',
    text: 'Todo lo que registró está a salvo.',
    line: 'No se cargó. Su registro está a salvo.',
    retry: 'Reintentar',
    retrying: 'Cargando...',
  },
}
