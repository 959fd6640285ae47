import { isApiError } from '@gb/api-client'
import { billingPhrases, type Language, type Phrases, saidIn } from '@gb/domain'
import { catalog, useLanguageHere } from '@gb/entries'
import { kitCatalog } from '../failure'
import { packagesCatalog } from '../messages/generated/packages'

// English is what the server said: nobody downloads it twice.
const ofBilling = catalog<Phrases | null>(null, billingPhrases)

/** What a part that shows packages and payments waits for, with its own catalogs. */
export const billingCatalogs = [packagesCatalog, ofBilling, kitCatalog] as const

/** A sentence of billing in a language; null where that language does not have it, or its words have not come. */
function saidByBilling(sentence: string, language: Language): string | null {
  if (language === 'en') return sentence
  for (const { in: inLanguage } of [ofBilling, kitCatalog]) {
    const phrases = inLanguage(language)
    const said = phrases === null ? null : saidIn(sentence, phrases, language)
    if (said !== null) return said
  }
  return null
}

/** A text of billing as it is shown here, and whether it is in English although another language is spoken. */
export function useBillingSpeech(): (text: string) => { text: string; isForeign: boolean } {
  const language = useLanguageHere()
  return (text) => {
    const said = saidByBilling(text, language)
    return { text: said ?? text, isForeign: said === null }
  }
}

/** What billing refused, for a sentence of ours: the general one where the language does not have it. Null: it answered nothing. */
export function useRefusalOf(): (error: unknown) => string | null {
  const language = useLanguageHere()
  return (error) =>
    isApiError(error)
      ? (saidByBilling(error.message, language) ?? packagesCatalog.in(language).refused)
      : null
}
