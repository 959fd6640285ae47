// Written by `npm run generate` from ../card.*.json: edit those.
import { catalog } from '@gb/entries'
import { messages } from './card.en'

export const cardCatalog = catalog(messages, { es: () => import('./card.es') })
