// Written by `npm run generate` from ../advice.*.json: edit those.
import type { messages } from './advice.en.js'

export const adviceLoads: { es: () => Promise<{ messages: typeof messages }> } = { es: () => import('./advice.es.js') }
