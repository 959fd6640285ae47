// Written by `npm run generate` from ../notice.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './notice.en.js'
import { messages as es } from './notice.es.js'

export const noticeCatalog: Readonly<Record<Language, typeof en>> = { en, es }
