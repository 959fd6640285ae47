export * from './blood-tests.js'
export * from './dose-questions.js'
export * from './doses.js'
export * from './hints.js'
export * from './interactions.js'
export * from './iron.js'
export * from './micronutrients.js'
export * from './plausibility.js'
export * from './typed-dose.js'

// What a device says of these in its reader's language, by the code. Source: decision 175.
export { adviceLoads } from './messages/generated/advice.js'
export type { messages as vitaminAdvice } from './messages/generated/advice.en.js'
