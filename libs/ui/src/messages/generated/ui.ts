// Written by `npm run generate` from ../ui.*.json: edit those.
import { messages } from './ui.en'

export const uiMessages: { english: typeof messages; others: { es: () => Promise<{ messages: typeof messages }> } } = { english: messages, others: { es: () => import('./ui.es') } }
