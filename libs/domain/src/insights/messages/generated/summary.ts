// Written by `npm run generate` from ../summary.*.json: edit those.
import type { messages } from './summary.en.js'

export const summaryLoads: { es: () => Promise<{ messages: typeof messages }> } = { es: () => import('./summary.es.js') }
