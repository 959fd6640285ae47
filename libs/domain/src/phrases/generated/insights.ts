// Written by `npm run generate` from ../insights.*.json: edit those.
import type { Phrases } from '../said.js'

export const insightsPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./insights.es.js') }
