// Written by `npm run generate` from ../announcements.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './announcements.en'

export const announcementsCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./announcements.es') })
