// Written by `npm run generate` from ../announcements.*.json: edit those.
import type { messages as english } from './announcements.en'

export const messages: typeof english = {
  dismiss: 'Cerrar esta nota',
}
