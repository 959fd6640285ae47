// Written by `npm run generate` from ../clinic-plan.*.json: edit those.
import { type Catalog, catalog } from '@gb/entries'
import { messages } from './clinic-plan.en'

export const clinicPlanCatalog: Catalog<typeof messages> = catalog(messages, { es: () => import('./clinic-plan.es') })
