export * from './checked.js'
export * from './spreadsheet-text.js'
export * from './visible-text.js'
