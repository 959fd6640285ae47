// Written by `npm run generate` from ../beside.*.json: edit those.
import { formatsOf } from '../filled-in.js'
import type { messages as english } from './beside.en.js'

const formats = formatsOf('es')

export const messages: typeof english = {
  tabs: {
    fluids: 'Registrar una bebida',
    weight: 'Ver sus pesos',
    mood: 'Abrir Ánimo',
    scan: 'Agregar comida',
    tips: 'Cuándo llamar',
    profile: 'Abrir su perfil',
    normal: 'Qué decir',
  },
  call: ({ number }: { number: string }) => `Llamar al ${number}`,
  helpline: 'Buscar una línea de ayuda',
  answers: {
    all_logged: 'Eso fue todo',
  },
  from: {
    label: 'De dónde viene esto',
    source: 'Hojas de síntomas y guías de clínicas bariátricas; peso: las clases de IMC de la OMS; ánimo: las preguntas de Columbia',
    reviewed: ({ day }: { day: string }) => `Comparado con sus fuentes, ${formats.day(day, 'month')}`,
  },
}
