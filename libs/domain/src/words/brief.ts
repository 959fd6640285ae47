const MOST_WORDS = 4

/** Whether a text is hardly more than a phrase: there is nothing beside it that could make it doubtful. */
export const isBrief = (text: string): boolean =>
  text.trim().split(/\s+/u, MOST_WORDS + 1).length <= MOST_WORDS
