// Written by `npm run generate` from ../planning.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './planning.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Plantillas',
  loading: 'Cargando las plantillas...',
  failure: {
    server: 'No se cargaron las plantillas. Inténtelo otra vez.',
    network: 'No se cargaron las plantillas. Revise su conexión.',
  },
  weeks: 'Semanas',
  sipsOnly: 'El día de la cirugía y el día después no hay nada que planear: solo sorbos de líquidos claros, como le dice su equipo.',
  months: 'Meses',
  fourWeeks: 'Cuatro semanas',
  occasions: 'Días especiales',
  tools: 'Ayudas para planear',
  toolsShort: 'Ayudas',
  protein: ({ grams }: { grams: number }) => `${formats.number(grams)} g de proteína al día`,
  aim: ({ grams }: { grams: number }) => `unos ${formats.number(grams)} g de proteína`,
  day: ({ day }: { day: number }) => `Día ${formats.number(day)}`,
  week: ({ week }: { week: number }) => `Semana ${formats.number(week)}`,
  fits: ({ title }: { title: string }) => `Una semana que va bien: ${title}`,
  tips: 'Es bueno saber',
  fill: 'Llenar con recetas',
  filling: 'Buscando recetas...',
  filled: 'Recetas para esta etapa, cerca de la proteína de cada comida. Donde ninguna va bien, queda la idea.',
  notFilled: {
    server: 'No se cargaron las recetas de esta semana. Inténtelo otra vez.',
    network: 'No hubo conexión. Inténtelo otra vez.',
  },
  myWeek: 'Su semana',
  openMyWeek: 'Abrir su semana',
  back: 'Todas las plantillas',
  before: 'Antes',
  during: 'Durante',
  after: 'Después',
  instead: 'En lugar de',
  choose: 'Elija',
  trades: ({ title }: { title: string }) => `Cambios para ${title}`,
  say: 'Lo que puede decir',
  kinds: {
    holiday: 'Fiesta del año',
    eating_out: 'Comer fuera',
    party: 'Fiesta',
    travel: 'Viaje',
    hard_day: 'Día difícil',
  },
}
