// Written by `npm run generate` from ../my-data.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './my-data.en'

export const myDataCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./my-data.es') })
