// Written by `npm run generate` from ../normal-link.*.json: edit those.
import type { messages as english } from './normal-link.en'

export const messages: typeof english = {
  title: '¿Es normal?',
  text: 'Toque lo que siente. Funciona sin conexión.',
}
