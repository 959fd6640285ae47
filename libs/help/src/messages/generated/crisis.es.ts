// Written by `npm run generate` from ../crisis.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './crisis.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  title: 'Usted importa, y hay ayuda ahora mismo',
  text988: 'Parece que usted piensa en el suicidio o en hacerse daño. No tiene que cargar con esto a solas. El 988 es gratis, es privado y atiende de día y de noche. En español: llame y oprima el 2.',
  text: 'Parece que usted piensa en el suicidio o en hacerse daño. No tiene que cargar con esto a solas. Hay personas que escuchan sin juzgar.',
  written: {
    saved: 'Lo que escribió está guardado. Nadie lo lee en vivo. Por favor, hable ahora con una persona.',
    kept: 'Lo que escribió está guardado en este aparato. Nadie lo lee en vivo. Por favor, hable ahora con una persona.',
    unsaved: 'Lo que escribió no se envió ni se guardó. Sigue donde lo escribió. Nadie lo lee en vivo. Por favor, hable ahora con una persona.',
  },
  danger: ({ number }: { number: string }) => `Si está en peligro ahora, llame al ${number}.`,
  dangerElsewhere: 'Si está en peligro ahora, llame al número de emergencia de donde está.',
  find: 'Buscar una línea en su país',
  safe: 'Estoy a salvo',
  more: 'Más formas de pedir ayuda',
  info: 'Sobre estos números',
  infoText: ({ country }: { country: string }) => `Líneas para todos en este país: ${country}.`,
  infoElsewhere: 'Una lista de líneas de ayuda por país.',
  reviewed: ({ day }: { day: string }) => `Comparado con sus fuentes, ${formats.day(day, 'month')}`,
  country: '¿Dónde está usted?',
  elsewhere: 'Otro país',
  otherCountries: 'Otros países',
}
