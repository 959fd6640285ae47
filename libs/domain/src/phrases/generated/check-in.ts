// Written by `npm run generate` from ../check-in.*.json: edit those.
import type { Phrases } from '../said.js'

export const checkInPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./check-in.es.js') }
