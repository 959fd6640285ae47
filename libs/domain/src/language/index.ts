export * from './formats.js'
export * from './instants.js'
export * from './language.js'
