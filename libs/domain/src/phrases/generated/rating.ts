// Written by `npm run generate` from ../rating.*.json: edit those.
import type { Phrases } from '../said.js'

export const ratingPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./rating.es.js') }
