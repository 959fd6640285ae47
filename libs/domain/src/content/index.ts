export * from './announcements.js'
export * from './check-in.js'
export * from './courses.js'
