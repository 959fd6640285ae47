export * from './named-tags.js'
export * from './rate-meal.js'
export * from './rated-meal.js'
export * from './said-phase.js'
