export * from './limit.js'
export * from './limits.js'
export * from './typed-number.js'
export * from './units.js'
