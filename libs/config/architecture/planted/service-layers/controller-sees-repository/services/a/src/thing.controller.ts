import { thing } from './thing.repository.js'
export const user = thing
