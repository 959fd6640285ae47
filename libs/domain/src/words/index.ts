export * from './body/index.js'
export { CRISIS_FAMILIES, crisisFamilies, type CrisisFamily } from './crisis/index.js'
export { SUPPORT_NEEDS, type SupportNeed, supportNeeds } from './support/index.js'
export { apartOf, beginningOf, BOUNDARY, pairOf, tokensOf } from './cues/tokens.js'
