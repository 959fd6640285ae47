export * from './report-notes.js'
export * from './report-period.js'
