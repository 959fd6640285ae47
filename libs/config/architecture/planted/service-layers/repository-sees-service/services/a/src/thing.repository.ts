import { thing } from './thing.service.js'
export const user = thing
