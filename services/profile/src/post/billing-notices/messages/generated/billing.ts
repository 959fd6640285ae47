// Written by `npm run generate` from ../billing.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './billing.en.js'
import { messages as es } from './billing.es.js'

export const billingCatalog: Readonly<Record<Language, typeof en>> = { en, es }
