// Written by `npm run generate` from ../reminders.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './reminders.en'

export const remindersCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./reminders.es') })
