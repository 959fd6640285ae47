// Written by `npm run generate` from ../rest.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './rest.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  concerns: {
    others: ({ count }: { count: number }) => formats.plural(count, { one: 'Una cosa más que mirar', many: `${formats.number(count)} cosas más que mirar`, other: `${formats.number(count)} cosas más que mirar` }),
    addClinic: 'Agregar el número de mi clínica',
    care: {
      surgeon: 'Llamar a mi cirujano',
      officePhone: 'Llamar a mi clínica',
      afterHoursPhone: 'Llamar fuera de horario',
    },
  },
  actions: {
    title: 'Acciones rápidas',
    scan: 'Escanear comida',
    upgrade: 'Mejorar',
    left: ({ left, limit }: { left: number; limit: number }) => `Quedan ${formats.number(left)} de ${formats.number(limit)} escaneos gratis`,
    none: 'No quedan escaneos gratis',
    loading: 'Cargando sus escaneos...',
    failed: 'Sus escaneos no se cargaron.',
    retry: 'Reintentar',
  },
  medicines: {
    title: {
      before_surgery: 'Antes de la cirugía: pregunte por sus medicinas',
      tenth_lost: 'Ha bajado un 10 %: pregunte por sus medicinas',
    },
    brief: 'Pregunte por sus medicinas',
    briefWhy: {
      before_surgery: 'Antes de su cirugía',
      tenth_lost: 'Ha bajado un 10 %',
    },
    which: 'Qué medicinas, y por qué',
    dismiss: 'Ya lo leí',
  },
  encouragement: {
    title: 'Palabras para hoy',
    by: ({ author }: { author: string }) => `— ${author}`,
    loading: 'Cargando las palabras de hoy...',
    fallback: 'Un sorbo, un bocado, una respiración a la vez.',
  },
  more: {
    title: 'Más para usted',
    premium: 'Premium: vea qué incluye',
    premiumDetail: 'Tendencias, planes de comida e informes',
  },
}
