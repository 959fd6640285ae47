// Written by `npm run generate` from ../plan.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './plan.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  phases: {
    preop_far: 'Más de 14 días antes',
    preop: 'Antes de la cirugía, dieta del hígado',
    clear: 'Líquidos claros',
    full: 'Líquidos completos',
    puree: 'Purés',
    soft: 'Comida blanda',
    regular: 'Comida normal, primer año',
    maintenance: 'Mantenimiento',
  },
  guide: 'Según nuestra guía general',
  parts: {
    stage: 'etapa',
    portion: 'tamaño de la comida',
    protein: 'proteína',
    fluids: 'líquidos',
  },
  some: ({ parts }: { parts: string }) => `El plan de su clínica: ${parts}. Lo demás: nuestra guía general.`,
  checked: ({ day }: { day: string }) => `Comparado con sus fuentes, ${formats.day(day, 'month')}`,
}
