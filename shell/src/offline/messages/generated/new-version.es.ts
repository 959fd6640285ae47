// Written by `npm run generate` from ../new-version.*.json: edit those.
import type { messages as english } from './new-version.en'

export const messages: typeof english = {
  ready: 'Hay una versión nueva.',
  reload: 'Recargar',
}
