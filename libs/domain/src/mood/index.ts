export * from './crisis.js'
export * from './mood-defaults.js'
export * from './support.js'
export * from './trends.js'
