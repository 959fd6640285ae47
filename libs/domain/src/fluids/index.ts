export * from './days.js'
export * from './notes.js'
export * from './pace.js'
export * from './summary.js'
