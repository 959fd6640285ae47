export * from './actions.js'
export * from './asks-for-clinic.js'
export * from './concern.js'
export * from './concerns.js'
export * from './for-others.js'
export { concernOf } from './in-order.js'
export * from './intake.js'
export {
  CONCERN_WORDS,
  CONCERNS_FROM,
  VOMITING_COMES_BACK,
  VOMITING_HOURS,
  VOMITING_RULE,
} from './messages.js'
export * from './profile-hints.js'
export * from './urgent.js'
export * from './weight-concerns.js'
