// Written by `npm run generate` from ../helpers.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './helpers.en.js'
import { messages as es } from './helpers.es.js'

export const helpersCatalog: Readonly<Record<Language, typeof en>> = { en, es }
