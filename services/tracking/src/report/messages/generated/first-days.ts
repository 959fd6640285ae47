// Written by `npm run generate` from ../first-days.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './first-days.en.js'
import { messages as es } from './first-days.es.js'

export const firstDaysCatalog: Readonly<Record<Language, typeof en>> = { en, es }
