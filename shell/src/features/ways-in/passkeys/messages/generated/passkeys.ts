// Written by `npm run generate` from ../passkeys.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './passkeys.en'

export const passkeysCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./passkeys.es') })
