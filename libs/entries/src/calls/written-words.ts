import { useHeld } from './use-held'

const NONE: readonly string[] = []

/** The texts for which a card of help was raised last: it speaks their language. */
export function useWrittenWords(userId: string) {
  const [words = NONE, remember] = useHeld<readonly string[]>('help-words', userId)
  return { words, remember }
}
