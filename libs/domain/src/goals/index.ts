export * from './goals.js'
export * from './progress.js'
