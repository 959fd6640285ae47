export * from './goals.js'
export * from './pace.js'
export * from './progress.js'
export * from './usual-vitamins.js'
