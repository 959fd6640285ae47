import { makerMeant } from './fillers.js'
import { isNameOfItsOwn } from './other-names.js'
import type { FoodVocabulary } from './vocabulary.js'

/** A word of a food that is so near is rather meant than a maker. */
const NEAR = 1

/** The words with those of makers as they are written: "stoufers lasagna" as "stouffers lasagna". */
export const withMakersMeant = (words: readonly string[], vocabulary: FoodVocabulary): string[] =>
  words.map((word) => {
    if (isNameOfItsOwn(word)) return word
    const maker = makerMeant(word)
    const isFood = vocabulary
      .meaningsOf(word)
      .some(({ words: [meant], slips }) => slips <= NEAR && meant !== maker)
    return isFood || maker === null ? word : maker
  })
