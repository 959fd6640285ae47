// Written by `npm run generate` from ../section.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './section.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  retry: 'Reintentar',
  retrying: 'Cargando...',
  safe: 'Todo lo que registró está a salvo.',
  source: 'De dónde viene esto',
  reviewed: ({ day }: { day: string }) => `Revisado el ${formats.day(day, 'long')}`,
  checked: ({ day }: { day: string }) => `Comparado con sus fuentes, ${formats.day(day, 'month')}`,
  plan: {
    guide: 'Según nuestra guía general',
    parts: {
      stage: 'etapa',
      portion: 'tamaño de la comida',
      protein: 'proteína',
      fluids: 'líquidos',
    },
    some: ({ parts }: { parts: string }) => `El plan de su clínica: ${parts}. Lo demás: nuestra guía general.`,
  },
  near: {
    today: 'Hoy',
    yesterday: 'Ayer',
    inSentence: {
      today: 'hoy',
      yesterday: 'ayer',
    },
  },
  periods: {
    '30_days': '30 días',
    '90_days': '90 días',
    '6_months': '6 meses',
  },
}
