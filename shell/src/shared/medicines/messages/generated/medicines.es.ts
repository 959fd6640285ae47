// Written by `npm run generate` from ../medicines.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './medicines.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Pregunte por sus medicinas',
  when: 'Antes de la cirugía, y otra vez cuando haya bajado un 10 %',
  ask: 'Llame a quien le receta las suyas.',
  unchanged: 'Siga tomándolas como se las recetaron hasta que le digan otra cosa.',
  source: 'De dónde viene esto',
  reviewed: ({ day }: { day: string }) => `Comparado con sus fuentes, ${formats.day(day, 'month')}`,
  why: {
    before_surgery: 'La insulina, las pastillas para orinar, los anticoagulantes y otras tal vez se deban cambiar ahora. Eso va antes de cambiar lo que come.',
    tenth_lost: 'La insulina, las pastillas para orinar, los anticoagulantes y algunas otras tal vez se deban revisar.',
  },
}
