import { failureInWords, type FailureWords } from '@gb/api-client'
import { kitPhrases, type Phrases, saidIn } from '@gb/domain'
import { catalog, useLanguageHere, useMessages } from '@gb/entries'
import { sectionCatalog } from './messages/generated/section'

/** What any request is refused for. English is what the server said: nobody downloads it twice. Source: decision 161. */
export const kitCatalog = catalog<Phrases | null>(null, kitPhrases)

/** What every section says, and what it says of a request that was refused. */
export const sectionCatalogs = [sectionCatalog, kitCatalog] as const

/** Says a failure; where the server says more, its own sentence in the language of the screen, if that has it. */
export function useFailureInWords(): (error: unknown, words: FailureWords) => string {
  const language = useLanguageHere()
  const phrases = useMessages(kitCatalog)
  return (error, words) => {
    const said = failureInWords(error, words)
    const isOurs = language === 'en' || said === words.server || said === words.network
    return isOurs ? said : ((phrases && saidIn(said, phrases, language)) ?? words.server)
  }
}
