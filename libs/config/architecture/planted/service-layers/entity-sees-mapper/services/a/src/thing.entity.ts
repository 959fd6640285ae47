import { thing } from './thing.mapper.js'
export const user = thing
