// Written by `npm run generate` from ../notice.*.json: edit those.
import type { messages as english } from './notice.en.js'

export const messages: typeof english = {
  neutral: 'Es hora de su registro',
  about: ({ items }: { items: string }) => `Es hora de ${items}`,
  items: {
    vitamins_morning: 'tomar las vitaminas de la mañana',
    vitamins_afternoon: 'tomar las vitaminas de la tarde',
    vitamins_evening: 'tomar las vitaminas de la noche',
    fluids: 'beber algo',
    weigh_in: 'pesarse',
    mood: 'anotar su estado de ánimo',
  },
  test: 'Es una prueba. Los avisos sí llegan aquí.',
  snooze: {
    '10_minutes': 'En 10 minutos',
    '1_hour': 'En 1 hora',
  },
}
