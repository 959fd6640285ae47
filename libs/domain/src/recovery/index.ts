export * from './answers.js'
export * from './assess-recovery.js'
export * from './first-days.js'
