// Written by `npm run generate` from ../plans.*.json: edit those.
import type { Phrases } from '../said.js'

export const plansPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./plans.es.js') }
