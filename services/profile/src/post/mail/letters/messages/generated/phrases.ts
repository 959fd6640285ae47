// Written by `npm run generate` from ../phrases.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './phrases.en.js'
import { messages as es } from './phrases.es.js'

export const phrasesCatalog: Readonly<Record<Language, typeof en>> = { en, es }
