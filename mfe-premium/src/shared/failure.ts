import { failureInWords, type FailureWords } from '@gb/api-client'
import { kitPhrases } from '@gb/domain'
import { useLanguageHere } from '@gb/entries'
import { phraseBook, saidBy } from '@gb/own-words'
import { sectionCatalog } from './messages/generated/section'

/** What any request is refused for. */
export const kitBook = phraseBook(kitPhrases)

/** What every section says, and what it says of a request that was refused. */
export const sectionCatalogs = [sectionCatalog, kitBook] as const

/** Says a failure; where the server says more, its own sentence in the language of the screen, if that has it. */
export function useFailureInWords(): (error: unknown, words: FailureWords) => string {
  const language = useLanguageHere()
  return (error, words) => {
    const said = failureInWords(error, words)
    const isOurs = said === words.server || said === words.network
    return isOurs ? said : (saidBy([kitBook], said, language) ?? words.server)
  }
}
