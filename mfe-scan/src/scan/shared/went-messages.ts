import type { EatenShare, MealFeeling } from '@gb/domain'

/** Two short lines where one long one would not fit a fifth of a phone. */
const SHARES: Record<EatenShare, string> = { 10: 'A few\nbites', 25: '¼', 50: '½', 75: '¾', 100: 'All' }

const SHARES_IN_WORDS: Record<Exclude<EatenShare, 100>, string> = {
  10: 'a few bites',
  25: '¼ eaten',
  50: '½ eaten',
  75: '¾ eaten',
}

const FEELINGS: Record<MealFeeling, string> = {
  fine: 'Fine',
  nausea: 'Nausea',
  vomiting: 'Threw up',
  dumping: 'Dumping',
  reflux: 'Reflux',
  stuck: 'Felt stuck',
}

export const messages = {
  eaten: 'How much did you eat?',
  shares: SHARES,
  sharesInWords: SHARES_IN_WORDS,
  felt: 'How did it sit?',
  feelings: FEELINGS,
} as const
