export * from './assess-body.js'
export * from './limits-of-care.js'
export * from './measured.js'
export * from './signs.js'
