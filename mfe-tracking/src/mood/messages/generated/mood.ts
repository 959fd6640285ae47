// Written by `npm run generate` from ../mood.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './mood.en'

export const moodCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./mood.es') })
