import { uiMessages } from '@gb/ui'
import { type Catalog, catalog } from './catalog'

/** What components of @gb/ui say by themselves: that package knows no catalogs. Source: decision 150. */
export const uiCatalog: Catalog<typeof uiMessages.english> = catalog(uiMessages.english, uiMessages.others)
