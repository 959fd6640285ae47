// Written by `npm run generate` from ../legal.*.json: edit those.
import type { messages as english } from './legal.en'

export const messages: typeof english = {
  contact: '¿Preguntas?',
  contactText: {
    privacy: 'Escríbanos sobre su privacidad o sus datos. Lo lee una persona de verdad.',
    terms: 'Escríbanos sobre estos términos o un pago. Lo lee una persona de verdad.',
  },
  mails: {
    privacy: [
      {
        label: 'Preguntar por la privacidad',
        subject: 'Una pregunta sobre la Política de privacidad',
      },
      {
        label: 'Preguntar por sus datos',
        subject: 'Una pregunta sobre mis datos',
      },
    ],
    terms: [
      {
        label: 'Preguntar por los términos',
        subject: 'Una pregunta sobre los Términos del servicio',
      },
      {
        label: 'Preguntar por un pago',
        subject: 'Una pregunta sobre un pago',
      },
    ],
  },
}
