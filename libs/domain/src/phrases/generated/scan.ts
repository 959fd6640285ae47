// Written by `npm run generate` from ../scan.*.json: edit those.
import type { Phrases } from '../said.js'

export const scanPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./scan.es.js') }
