// Written by `npm run generate` from ../calls.*.json: edit those.
import type { messages as english } from './calls.en'

export const messages: typeof english = {
  call: ({ number }: { number: string }) => `Llamar al ${number}`,
  callAndPress: ({ key, number }: { key: string; number: string }) => `Llamar al ${number} y oprimir ${key}`,
  text: ({ number }: { number: string }) => `Enviar un mensaje al ${number}`,
  textWords: ({ number, words }: { number: string; words: string }) => `Enviar ${words} al ${number}`,
  chat: ({ page }: { page: string }) => `Chatear en ${page}`,
  care: {
    surgeon: 'Llamar a mi cirujano',
    officePhone: 'Llamar a mi clínica',
    afterHoursPhone: 'Llamar fuera de horario',
    add: 'Agregar el número de mi clínica',
  },
}
