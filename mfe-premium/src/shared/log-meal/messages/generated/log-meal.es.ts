// Written by `npm run generate` from ../log-meal.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './log-meal.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: ({ name }: { name: string }) => `Registrar: ${name}`,
  meal: '¿Cuál comida?',
  meals: {
    breakfast: 'Desayuno',
    lunch: 'Almuerzo',
    dinner: 'Cena',
    snack: 'Merienda',
  },
  eaten: '¿Cuánto comió?',
  eatenOf: {
    serving: {
      '1': 'Una porción',
      '2': 'Dos porciones',
      '0.5': 'Media porción',
      '1.5': 'Una y media',
    },
    meal: {
      '1': 'Todo',
      '2': 'El doble',
      '0.5': 'La mitad',
      '1.5': 'Media vez más',
    },
  },
  sum: ({ kcal, protein }: { kcal: number; protein: number }) => `unas ${formats.number(kcal)} kcal y ${formats.number(protein)} g de proteína`,
  add: 'Registrar',
  adding: 'Agregando...',
  cancel: 'Cancelar',
  done: ({ name }: { name: string }) => `Ya está en su registro de comida: ${name}.`,
  failed: 'No se pudo registrar la comida. No se perdió nada. Inténtelo otra vez.',
  undo: 'Deshacer',
}
