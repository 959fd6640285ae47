export * from './formats.js'
export * from './language.js'
