import { isBlank } from '@gb/domain'
import { lateWords } from './late-words'

/** As long as this what is said of a text may wait for the phrases. */
const PATIENCE_MS = 1000

/**
 * Whether the words of several texts ask for help; decided here, on the device. Where the phrases do not come soon it is false: the card
 * of help comes with them.
 */
export const callsForHelp = async (texts: readonly string[]): Promise<boolean> => {
  if (texts.every(isBlank)) return false
  const words = await lateWords.within(PATIENCE_MS)
  return (
    words !== null &&
    texts.some(
      (text) =>
        words.hasCrisisWords(text) || words.bodyFlags(text).length > 0 || words.supportNeeds(text).length > 0,
    )
  )
}

/** Whether this page sees words of self-harm itself in what the server says has them; false where the phrases do not come soon. */
export const knowsOfCrisis = async (texts: readonly string[]): Promise<boolean> => {
  const words = await lateWords.within(PATIENCE_MS)
  return words !== null && texts.some((text) => words.hasCrisisWords(text))
}
