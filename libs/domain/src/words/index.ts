export * from './body/index.js'
export { CRISIS_FAMILIES, crisisFamilies, type CrisisFamily } from './crisis/index.js'
export { SENTENCES as WORD_SENTENCES, type Sentence as WordSentence } from './sentences/index.js'
