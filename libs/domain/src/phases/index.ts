export * from './phase-table.js'
export * from './phases.js'
