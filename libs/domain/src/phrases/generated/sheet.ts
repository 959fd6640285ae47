// Written by `npm run generate` from ../sheet.*.json: edit those.
import type { Phrases } from '../said.js'

export const sheetPhrases: { es: () => Promise<{ messages: Phrases }> } = { es: () => import('./sheet.es.js') }
