// Written by `npm run generate` from ../calls.*.json: edit those.
import { catalog } from '@gb/entries'
import { messages } from './calls.en'

export const callsCatalog = catalog(messages, { es: () => import('./calls.es') })
