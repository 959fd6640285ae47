// Written by `npm run generate` from ../summary.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './summary.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Sus estadísticas',
  inside: 'Tendencias, meta y hábitos',
  weeklyIs: ({ weight }: { weight: string }) => `Promedio semanal ${weight}`,
  weekly: 'Promedio semanal',
  timeline: 'Su meta en el tiempo',
  full: 'Ver todas las estadísticas',
  manage: 'Administrar la suscripción',
  loading: 'Cargando sus estadísticas...',
  failure: {
    server: 'Sus estadísticas no se cargaron. Inténtelo otra vez.',
    network: 'Falló la conexión. Inténtelo otra vez.',
  },
  unknown: 'Se registró muy poco para calcularlo.',
  percent: ({ value }: { value: number }) => `${formats.number(value)}%`,
  chance: 'Probabilidad de éxito',
  chances: {
    likely: 'Probable',
    uncertain: 'Incierto',
  },
  about100: ({ percent }: { percent: number }) => `unos ${formats.number(percent)} de 100`,
  protein: 'Meta de proteína cumplida',
  daysWithFood: ({ days }: { days: number }) => formats.plural(days, { one: `De ${formats.number(days)} día con comida`, many: `De ${formats.number(days)} días con comida`, other: `De ${formats.number(days)} días con comida` }),
  fluids: 'Meta de líquidos cumplida',
  daysWithDrinks: ({ days }: { days: number }) => formats.plural(days, { one: `De ${formats.number(days)} día con bebidas`, many: `De ${formats.number(days)} días con bebidas`, other: `De ${formats.number(days)} días con bebidas` }),
}
