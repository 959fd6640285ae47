import { thing } from './thing.entity.js'
export const user = thing
