import { thing } from './thing.controller.js'
export const user = thing
