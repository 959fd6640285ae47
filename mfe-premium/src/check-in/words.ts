import { checkInPhrases, kitPhrases, type Phrases, saidIn } from '@gb/domain'
import { catalog, useLanguageHere } from '@gb/entries'

// English is what the server said: nobody downloads it twice. Source: decision 161.
const ofCheckIn = catalog<Phrases | null>(null, checkInPhrases)
const ofKit = catalog<Phrases | null>(null, kitPhrases)

/** What the server says of a message. */
export const checkInCatalogs = [ofCheckIn, ofKit] as const

/** A sentence of the server as it is shown here; null where another language does not have it. */
export function useCheckInSpeech(): (sentence: string) => string | null {
  const language = useLanguageHere()
  return (sentence) => {
    if (language === 'en') return sentence
    const said = checkInCatalogs.flatMap(({ in: inLanguage }) => {
      const phrases = inLanguage(language)
      return phrases === null ? [] : (saidIn(sentence, phrases, language) ?? [])
    })
    return said[0] ?? null
  }
}
