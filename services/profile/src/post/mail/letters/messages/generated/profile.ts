// Written by `npm run generate` from ../profile.*.json: edit those.
import type { Language } from '@gb/domain'
import { messages as en } from './profile.en.js'
import { messages as es } from './profile.es.js'

export const profileCatalog: Readonly<Record<Language, typeof en>> = { en, es }
