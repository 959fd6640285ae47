export * from './back-date.js'
export * from './entry-choices.js'
