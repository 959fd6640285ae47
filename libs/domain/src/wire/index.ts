export * from './errors.js'
export * from './image.js'
export * from './request-limits.js'
export * from './retry.js'
