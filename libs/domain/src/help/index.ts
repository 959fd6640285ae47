export * from './choose.js'
export * from './countries.js'
export * from './help.js'
