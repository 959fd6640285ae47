// Written by `npm run generate` from ../beside.*.json: edit those.
import type { messages } from './beside.en.js'

export const besideLoads: { es: () => Promise<{ messages: typeof messages }> } = { es: () => import('./beside.es.js') }
