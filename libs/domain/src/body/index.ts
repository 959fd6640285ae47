export * from './medicines.js'
export * from './pregnancy.js'
