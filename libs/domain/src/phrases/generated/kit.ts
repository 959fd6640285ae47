// Written by `npm run generate` from ../kit.*.json: edit those.
import type { Phrases } from '../said.js'

export const kitPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./kit.es.js') }
