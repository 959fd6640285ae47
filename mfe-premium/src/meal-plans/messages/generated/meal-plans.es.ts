// Written by `npm run generate` from ../meal-plans.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './meal-plans.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Planes de comida',
  loading: 'Cargando los planes...',
  failure: {
    server: 'No se cargaron los planes. Inténtelo otra vez.',
    network: 'No hubo conexión. Inténtelo otra vez.',
  },
  goals: {
    both: ({ kcal, protein }: { kcal: number; protein: number }) => `unas ${formats.number(kcal)} kcal y ${formats.number(protein)} g de proteína`,
    kcal: ({ kcal }: { kcal: number }) => `unas ${formats.number(kcal)} kcal`,
    protein: ({ protein }: { protein: number }) => `${formats.number(protein)} g de proteína`,
  },
  sizedTo: ({ goals }: { goals: string }) => `Del tamaño de su día: ${goals}.`,
  noSurgeryDate: 'Sin una fecha de cirugía, ve planes de comida normal. Agregue la fecha para ver los de su etapa.',
  toProfile: 'Actualizar perfil',
  perDay: ({ kcal, protein }: { kcal: number; protein: number }) => `unas ${formats.number(kcal)} kcal y ${formats.number(protein)} g de proteína al día`,
  days: ({ count }: { count: number }) => formats.plural(count, { one: `${formats.number(count)} día`, many: `${formats.number(count)} días`, other: `${formats.number(count)} días` }),
  fits: 'Va con sus metas',
  near: 'Cerca de sus metas',
  sample: 'El primer día',
  kcal: ({ kcal }: { kcal: number }) => `${formats.number(kcal)} kcal`,
  open: 'Abrir el plan',
  back: 'Todos los planes',
}
