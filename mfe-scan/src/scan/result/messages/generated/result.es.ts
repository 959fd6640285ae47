// Written by `npm run generate` from ../result.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './result.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Su comida',
  photo: 'La foto de su comida',
  sample: 'Resultado de muestra: no hay ninguna IA conectada',
  sampleText: 'Estos números son un ejemplo. No son de su foto.',
  sampleFree: 'No se registró nada y no se usó ningún escaneo.',
  sampleAdd: 'Comí esto, registrarlo',
  rating: 'Nota para manga gástrica',
  reasons: 'Por qué esta nota',
  plateNotPerson: 'La nota es del plato, nunca de usted.',
  how: 'Cómo se da esta nota',
  howText: 'Mira primero la proteína. Luego el azúcar, la grasa, la fibra, las calorías y la porción, para la etapa en que está. Lo que se ve en una foto es solo una idea.',
  source: 'Nota de comidas de Gastric Buddy, según guías de clínicas bariátricas',
  totals: 'En este plato',
  about: 'cerca de',
  atLeast: 'al menos',
  unknown: 'no se sabe',
  protein: 'g de proteína',
  carbs: 'Carbos',
  fat: 'Grasa',
  fiber: 'Fibra',
  sugar: 'Azúcar',
  grams: ({ grams }: { grams: number }) => `${formats.number(grams)} g`,
  items: 'Alimentos que vemos',
  recommendations: 'Qué hacer ahora',
  clinic: 'El plan de su clínica va primero.',
  whosePlan: ({ plan, stage }: { plan: string; stage: string }) => `Su etapa de comida hoy: ${stage} · ${plan}`,
  logged: ({ meal }: { meal: string }) => `Agregado al registro de hoy como ${meal}.`,
  done: 'Listo',
  another: 'Escanear otro',
}
