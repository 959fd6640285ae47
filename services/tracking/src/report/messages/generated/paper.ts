// Written by `npm run generate` from ../paper.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './paper.en.js'
import { messages as es } from './paper.es.js'

export const paperCatalog: Readonly<Record<Language, typeof en>> = { en, es }
