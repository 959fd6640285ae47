import { insightsPhrases, type Phrases, saidIn } from '@gb/domain'
import { catalog, useLanguageHere, useMessages } from '@gb/entries'

// English is what the server said: nobody downloads it twice. Source: decision 161.
export const insightsCatalog = catalog<Phrases | null>(null, insightsPhrases)

/** A sentence of the server as it is shown here, and whether it is in English although another language is spoken. */
export function useInsightSpeech(): (sentence: string) => { text: string; isForeign: boolean } {
  const language = useLanguageHere()
  const phrases = useMessages(insightsCatalog)
  return (sentence) => {
    const said = phrases === null ? null : saidIn(sentence, phrases, language)
    return { text: said ?? sentence, isForeign: said === null && language !== 'en' }
  }
}
