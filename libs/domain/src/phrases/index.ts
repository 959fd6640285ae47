export { ratingPhrases } from './generated/rating.js'
export { scanPhrases } from './generated/scan.js'
export { type Phrases, phraseOf, saidIn } from './said.js'
