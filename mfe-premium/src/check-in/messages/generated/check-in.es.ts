// Written by `npm run generate` from ../check-in.*.json: edit those.
import { formatsOf } from '@gb/domain'
import type { messages as english } from './check-in.en'

const formats = formatsOf('es')

export const messages: typeof english = {
  loading: 'Cargando sus mensajes...',
  failure: {
    server: 'Sus mensajes no se cargaron. Inténtelo otra vez.',
    network: 'Falló la conexión. Inténtelo otra vez.',
  },
  write: ({ name }: { name: string }) => `Escriba a ${name}`,
  writeTeam: ({ name }: { name: string }) => `Escriba al equipo: ${name}`,
  label: 'Su mensaje',
  hint: ({ hours }: { hours: number }) => `Puede esperar una respuesta en ${formats.number(hours)} horas o menos. Nadie lee los mensajes al momento. Para algo urgente, llame a su clínica. En una emergencia, llame al 911 o a su número local. En una crisis en EE. UU., llame al 988 o envíe un mensaje de texto.`,
  tooLong: ({ most }: { most: number }) => `Use como máximo ${formats.number(most)} letras.`,
  send: 'Enviar',
  sent: '¡Su mensaje se envió!',
  sending: 'Enviando...',
  needsPremium: ({ why }: { why: string }) => `Su mensaje no se envió. ${why}`,
  seePremium: 'Ver Premium',
  failed: 'El mensaje no se envió. Inténtelo otra vez.',
  thread: 'Sus mensajes',
  empty: 'Aquí no hay nada todavía',
  emptyHint: 'Lo que escriba y las respuestas que reciba se verán aquí.',
  states: {
    sent: 'Enviado',
    seen: 'Leído',
    answered: 'Con respuesta',
  },
  you: ({ day, time }: { day: string; time: string }) => `Usted, ${day}, ${time}`,
  answer: ({ day, name, time }: { day: string; name: string; time: string }) => `${name}, ${day}, ${time}`,
  seenAt: ({ day, time }: { day: string; time: string }) => `Leído: ${day}, ${time}`,
  older: 'Mostrar mensajes anteriores',
  loadingOlder: 'Cargando...',
}
