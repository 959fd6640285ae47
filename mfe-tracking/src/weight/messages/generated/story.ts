// Written by `npm run generate` from ../story.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './story.en'

export const storyCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./story.es') })
