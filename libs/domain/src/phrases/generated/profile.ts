// Written by `npm run generate` from ../profile.*.json: edit those.
import type { Phrases } from '../said.js'

export const profilePhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./profile.es.js') }
