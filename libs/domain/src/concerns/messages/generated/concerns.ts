// Written by `npm run generate` from ../concerns.*.json: edit those.
import type { messages } from './concerns.en.js'

export const concernsLoads: { es: () => Promise<{ messages: typeof messages }> } = { es: () => import('./concerns.es.js') }
