export * from './days-in-words.js'
export * from './days.js'
export * from './greeting.js'
export * from './time-zone.js'
