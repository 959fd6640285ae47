// Written by `npm run generate` from ../shared.*.json: edit those.
import { VOMITING_HOURS, formatsOf } from '@gb/domain'
import type { messages as english } from './shared.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  meals: {
    breakfast: 'Desayuno',
    lunch: 'Almuerzo',
    dinner: 'Cena',
    snack: 'Merienda',
  },
  whichMeal: '¿Qué comida es?',
  counter: {
    premium: 'Premium · Escaneos sin límite',
    left: ({ left, limit }: { left: number; limit: number }) => `Quedan ${formats.number(left)} de ${formats.number(limit)} escaneos gratis`,
    none: 'No quedan escaneos gratis',
    loading: 'Cargando sus escaneos...',
    failed: 'Sus escaneos no se cargaron.',
    retry: 'Reintentar',
  },
  verdict: {
    ratings: {
      excellent: 'Excelente',
      good: 'Bueno',
      fair: 'Regular',
      poor: 'Bajo',
      avoid: 'Evitar',
    },
    unrated: 'La nota llega cuando esto se envíe.',
    unsure: 'No lo vemos bien y no damos una nota',
    unsureText: 'Ayuda una foto desde arriba, con buena luz. Los números de abajo son solo una idea.',
    noRating: 'Sin nota para este plato',
    noRatingReasons: 'Por qué no hay nota',
  },
  assumptions: 'Lo que supusimos',
  eaten: '¿Cuánto comió?',
  shares: {
    '10': 'Muy\npoco',
    '25': '¼',
    '50': '½',
    '75': '¾',
    '100': 'Todo',
  },
  sharesInWords: {
    '10': 'comió muy poco',
    '25': 'comió ¼',
    '50': 'comió ½',
    '75': 'comió ¾',
  },
  felt: '¿Cómo le cayó?',
  feelings: {
    fine: 'Bien',
    nausea: 'Náuseas',
    vomiting: 'Vómito',
    dumping: 'Dumping',
    reflux: 'Reflujo',
    stuck: 'Se atoró',
  },
  vomiting: `Vómito por más de ${VOMITING_HOURS.lasting} horas, o nada se queda en el estómago por ${VOMITING_HOURS.nothingStaysDown} horas: llame ahora.`,
  vomitingComesBack: 'Si vuelve en 2 o 3 días de un mes cualquiera, pregunte también por la tiamina antes de un suero con glucosa.',
  log: {
    deleted: ({ meal }: { meal: string }) => `Comida eliminada: ${meal}.`,
    undo: 'Deshacer',
    logged: ({ meal }: { meal: string }) => `${meal}: ya está en su registro.`,
    failed: 'Esta comida no se registró. Inténtelo otra vez.',
    copied: ({ count }: { count: number }) => formats.plural(count, { '=0': 'Estas comidas ya están en hoy.', one: 'Se copió 1 comida a hoy.', many: `Se copiaron ${formats.number(count)} comidas a hoy.`, other: `Se copiaron ${formats.number(count)} comidas a hoy.` }),
  },
}
