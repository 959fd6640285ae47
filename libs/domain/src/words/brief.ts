const MOST_WORDS = 4

/**
 * Whether a text is hardly more than a phrase: there is nothing beside it that could make a phrase doubtful, and too little
 * for cues to speak alone. A single everyday word says nothing, whatever it stood beside elsewhere.
 */
export const isBrief = (text: string): boolean =>
  text.trim().split(/\s+/u, MOST_WORDS + 1).length <= MOST_WORDS
