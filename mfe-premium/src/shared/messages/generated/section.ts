// Written by `npm run generate` from ../section.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './section.en'

export const sectionCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./section.es') })
