export * from './clear-days.js'
export * from './phase-keys.js'
export * from './phase-table.js'
export * from './phases.js'
