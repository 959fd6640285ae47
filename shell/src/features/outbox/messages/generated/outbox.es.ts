// Written by `npm run generate` from ../outbox.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './outbox.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  kinds: {
    fluid: 'Bebida',
    vitamin: 'Vitamina',
    weight: 'Peso',
    mood: 'Estado de ánimo',
    milestone: 'Logro',
    recovery: 'Cómo se siente',
    food: 'Comida',
  },
  waiting: ({ count }: { count: number }) => `${formats.number(count)} por enviar`,
  attention: ({ count }: { count: number }) => `${formats.number(count)} por revisar`,
  title: 'Por enviar',
  intro: 'Todo esto está cifrado en este dispositivo. Se envía solo en cuanto haya conexión.',
  introPage: 'Este navegador no puede guardar registros. Deje esta página abierta hasta que se envíen.',
  none: 'Todo está enviado.',
  sheetFailed: 'Esta lista no se cargó. No se pierde nada. Inténtelo otra vez.',
  attentionTitle: 'Revise estos, por favor',
  waitingTitle: 'Por enviar',
  more: ({ count }: { count: number }) => `y ${formats.number(count)} más`,
  sendNow: 'Enviar ahora',
  close: 'Cerrar',
  changed: ({ what }: { what: string }) => `${what}, con cambios`,
  deleted: ({ what }: { what: string }) => `${what}, eliminado`,
  drinks: {
    water: 'agua',
    tea: 'té',
    coffee: 'café',
    juice: 'jugo',
    other: 'otra',
  },
  fluid: ({ drink, oz }: { drink: string; oz: number }) => `${formats.number(oz)} oz, ${drink}`,
  weight: ({ lbs }: { lbs: number }) => `${formats.number(lbs)} lbs`,
  retry: ({ what }: { what: string }) => `Reintentar: ${what}`,
  edit: ({ what }: { what: string }) => `Editar: ${what}`,
  discard: ({ what }: { what: string }) => `Descartar: ${what}`,
  discardTitle: '¿Descartar este registro?',
  discardText: ({ what }: { what: string }) => `Esto nunca se guardó: ${what}. No se puede recuperar.`,
  discardConfirm: 'Descartar',
}
