export * from './medicine-moment.js'
export * from './medicines.js'
export * from './pregnancy.js'
