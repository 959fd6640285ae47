// Written by `npm run generate` from ../shared.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './shared.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  unit: 'Unidad',
  near: {
    today: 'Hoy',
    yesterday: 'Ayer',
    inSentence: {
      today: 'hoy',
      yesterday: 'ayer',
    },
  },
  checked: ({ day }: { day: string }) => `Comparado con sus fuentes, ${formats.day(day, 'month')}`,
  noProfile: {
    title: 'Primero, cree su perfil',
    text: 'Así todo lo que registra aquí queda a salvo y se suma a su día.',
    action: 'Crear su perfil',
  },
}
