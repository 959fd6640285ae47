// Written by `npm run generate` from ../medicines.*.json: edit those.
import type { Phrases } from '../said.js'

export const medicinesPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./medicines.es.js') }
