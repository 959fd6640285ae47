// Written by `npm run generate` from ../ways-in.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './ways-in.en.js'
import { messages as es } from './ways-in.es.js'

export const waysInCatalog: Readonly<Record<Language, typeof en>> = { en, es }
