// Written by `npm run generate` from ../crisis.*.json: edit those.
import { catalog } from '@gb/entries'
import { messages } from './crisis.en'

export const crisisCatalog = catalog(messages, { es: () => import('./crisis.es') })
