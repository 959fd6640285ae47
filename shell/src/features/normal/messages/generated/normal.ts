// Written by `npm run generate` from ../normal.*.json: edit those.
import { catalog } from '@gb/entries'
import { messages } from './normal.en'

export const normalCatalog = catalog(messages, { es: () => import('./normal.es') })
