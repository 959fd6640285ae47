import { plansPhrases, type Phrases, saidIn } from '@gb/domain'
import { catalog, useLanguageHere, useMessages } from '@gb/entries'
import { sectionCatalogs } from '../failure'
import { logMealCatalog } from '../log-meal/messages/generated/log-meal'
import { recipeCatalog } from '../recipe/messages/generated/recipe'
import { planCatalog } from './messages/generated/plan'

// English is what the rules and the server said: nobody downloads it twice. Source: decision 161.
const cautionCatalog = catalog<Phrases | null>(null, plansPhrases)

/** All that a plan and its windows say. */
export const PLAN_WORDS = [planCatalog, recipeCatalog, logMealCatalog, cautionCatalog, ...sectionCatalogs]

/** Says what must be known before a plan is begun; null for what this language does not have. */
export function useCautionInWords(): (sentence: string) => string | null {
  const language = useLanguageHere()
  const phrases = useMessages(cautionCatalog)
  return (sentence) => {
    if (language === 'en') return sentence
    return phrases && saidIn(sentence, phrases, language)
  }
}
