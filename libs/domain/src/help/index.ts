export * from './choose.js'
export * from './countries.js'
export * from './dialable.js'
export * from './help.js'
