// Written by `npm run generate` from ../phrases.*.json: edit those.
import { MAILED_CODE } from '@gb/domain'
import type { messages as english } from './phrases.en.js'

export const messages: typeof english = {
  hello: 'Hola:',
  neverAsked: `El código sirve una sola vez, por ${MAILED_CODE.minutes} minutos. Nadie de Gastric Buddy se lo va a pedir.`,
  notYou: 'Si no fue usted: abra Gastric Buddy, vaya a Ajustes (Settings) y oprima “Cerrar la sesión en todos los aparatos” (Sign out everywhere). Luego escriba a soporte.',
  notYourPasskey: 'Si no fue usted: abra Gastric Buddy, vaya a Ajustes (Settings), quite la llave de acceso y oprima “Cerrar la sesión en todos los aparatos” (Sign out everywhere). Luego escriba a soporte.',
  on: ({ program, system }: { program: string; system: string }) => `${program} en ${system}`,
  labels: {
    Browser: 'Navegador',
    'our support': 'nuestro equipo de soporte',
  },
}
