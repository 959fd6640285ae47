// Written by `npm run generate` from ../settings.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './settings.en'

export const settingsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./settings.es') })
