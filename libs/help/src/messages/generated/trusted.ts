// Written by `npm run generate` from ../trusted.*.json: edit those.
import { catalog } from '@gb/entries'
import { messages } from './trusted.en'

export const trustedCatalog = catalog(messages, { es: () => import('./trusted.es') })
