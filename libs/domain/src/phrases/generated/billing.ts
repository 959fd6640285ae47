// Written by `npm run generate` from ../billing.*.json: edit those.
import type { Phrases } from '../said.js'

export const billingPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./billing.es.js') }
