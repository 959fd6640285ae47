import { isApiError } from '@gb/api-client'
import { billingPhrases } from '@gb/domain'
import { useLanguageHere } from '@gb/entries'
import { phraseBook, saidBy } from '@gb/own-words'
import { kitBook } from '../failure'
import { packagesCatalog } from '../messages/generated/packages'

/** What billing says, and what operators name its packages as far as they ship. */
export const billingBooks = [phraseBook(billingPhrases), kitBook] as const

/** What a part that shows packages and payments waits for, with its own catalogs. */
export const billingCatalogs = [packagesCatalog, ...billingBooks] as const

/** What billing refused, for a sentence of ours: the general one where the language does not have it. Null: it answered nothing. */
export function useRefusalOf(): (error: unknown) => string | null {
  const language = useLanguageHere()
  return (error) =>
    isApiError(error)
      ? (saidBy(billingBooks, error.message, language) ?? packagesCatalog.in(language).refused)
      : null
}
