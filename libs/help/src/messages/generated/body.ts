// Written by `npm run generate` from ../body.*.json: edit those.
import { catalog } from '@gb/entries'
import { messages } from './body.en'

export const bodyCatalog = catalog(messages, { es: () => import('./body.es') })
