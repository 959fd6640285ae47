import { type Language, type Phrases, ratingPhrases, saidIn, scanPhrases } from '@gb/domain'
import { catalog, useLanguageHere } from '@gb/entries'

// English is what the server said: nobody downloads it twice.
const ratingCatalog = catalog<Phrases | null>(null, ratingPhrases)
const scanCatalog = catalog<Phrases | null>(null, scanPhrases)

/** What a part that shows sentences of the server waits for, with its own catalogs. */
export const serverCatalogs = [ratingCatalog, scanCatalog] as const

/** A sentence of the server in a language; null where that language does not have it. */
export function saidByServer(sentence: string, language: Language): string | null {
  if (language === 'en') return sentence
  for (const { in: inLanguage } of serverCatalogs) {
    const phrases = inLanguage(language)
    const said = phrases === null ? null : saidIn(sentence, phrases, language)
    if (said !== null) return said
  }
  return null
}

/** A sentence of the server as it is shown here, and whether it is in English although another language is spoken. */
export function useServerSpeech(): (sentence: string) => { text: string; isForeign: boolean } {
  const language = useLanguageHere()
  return (sentence) => {
    const said = saidByServer(sentence, language)
    return { text: said ?? sentence, isForeign: said === null }
  }
}
