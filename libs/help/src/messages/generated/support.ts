// Written by `npm run generate` from ../support.*.json: edit those.
import { catalog } from '@gb/entries'
import { messages } from './support.en'

export const supportCatalog = catalog(messages, { es: () => import('./support.es') })
