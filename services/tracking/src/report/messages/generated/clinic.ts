// Written by `npm run generate` from ../clinic.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './clinic.en.js'
import { messages as es } from './clinic.es.js'

export const clinicCatalog: Readonly<Record<Language, typeof en>> = { en, es }
