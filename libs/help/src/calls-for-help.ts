import { bodyFlags, hasCrisisWords } from './words'

/** The words of several texts that ask for help; decided here, on the device. For code that is not there at first. */
export const callsForHelp = (texts: readonly string[]): boolean =>
  texts.some((text) => hasCrisisWords(text) || bodyFlags(text).length > 0)
