import { adviceLoads, type vitaminAdvice, type VitaminHint, type VitaminInteraction } from '@gb/domain'
import { catalog, useLanguageHere, useMessages } from '@gb/entries'
import { useRetryOnHome, useVitaminsOnHome } from '../shared/home/home-words'
import { vitaminsCatalog } from './messages/generated/vitamins'
import { useNextWords } from './next-words'

/** What the screen says, and what Home says of this as well. */
export const useVitaminWords = () => ({
  ...useRetryOnHome(),
  loading: useVitaminsOnHome(),
  ...useNextWords(),
  ...useMessages(vitaminsCatalog),
})

// English is what the rules and the server say: nobody downloads it twice. Source: decision 175.
export const adviceCatalog = catalog<typeof vitaminAdvice | null>(null, adviceLoads)

type Words = Readonly<Record<string, string>>

/** The advice of the rules and of the server in the language of the screen. */
export function useAdvice() {
  const advice = useMessages(adviceCatalog)
  const isEnglish = useLanguageHere() === 'en'
  const words = useMessages(vitaminsCatalog)
  const interactions: Words = advice?.interactions ?? {}
  const hints: Words = isEnglish ? {} : { ...words.hintQuestions, ...advice?.hints }
  return {
    interaction: ({ code, text }: VitaminInteraction): string => interactions[code] ?? text,
    hint: ({ code, text }: VitaminHint): string => hints[code] ?? text,
  }
}
