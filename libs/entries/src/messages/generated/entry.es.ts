// Written by `npm run generate` from ../entry.*.json: edit those.
import { BACK_DATE, formatsOf } from '@gb/domain'
import type { messages as english } from './entry.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  waiting: 'Por enviar',
  unsaved: ({ why }: { why: string }) => `No se guardó. ${why}`,
  kept: ({ count }: { count: number }) => formats.plural(count, { one: 'Está en su lista. Ahí puede editarlo o quitarlo.', many: `Los ${formats.number(count)} están en su lista. Ahí puede editarlos o quitarlos.`, other: `Los ${formats.number(count)} están en su lista. Ahí puede editarlos o quitarlos.` }),
  outboxFull: 'Hay demasiados registros por enviar en este dispositivo. Conéctese a internet y agregue este otra vez.',
  answering: 'Guardando...',
  answerFailed: 'No se guardó. Inténtelo otra vez cuando tenga conexión.',
  whenFaults: {
    unreadable: 'Elija un día y una hora.',
    ahead: 'Esa hora todavía no llega. Elija una más temprana.',
    too_old: `Elija un día de los últimos ${BACK_DATE.maxDaysBack} días.`,
  },
  refused: 'Revise su registro.',
  gone: 'Este registro se borró en otro dispositivo.',
  fields: {
    recorded_at: `La hora debe ser de los últimos ${BACK_DATE.maxDaysBack} días.`,
    amount_oz: 'La cantidad no se aceptó.',
    weight_lbs: 'El peso no se aceptó.',
    dosage_mg: 'La dosis no se aceptó.',
    dosage_amount: 'La dosis no se aceptó.',
    notes: 'La nota no se aceptó.',
    items: 'Los alimentos no se aceptaron.',
    meal_type: 'La comida no se aceptó.',
  },
}
