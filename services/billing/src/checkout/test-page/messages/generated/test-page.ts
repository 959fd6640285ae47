// Written by `npm run generate` from ../test-page.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './test-page.en.js'
import { messages as es } from './test-page.es.js'

export const testPageCatalog: Readonly<Record<Language, typeof en>> = { en, es }
