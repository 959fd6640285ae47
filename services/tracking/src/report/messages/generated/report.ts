// Written by `npm run generate` from ../report.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './report.en.js'
import { messages as es } from './report.es.js'

export const reportCatalog: Readonly<Record<Language, typeof en>> = { en, es }
