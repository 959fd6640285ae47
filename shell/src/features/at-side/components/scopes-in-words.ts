import { formatsOf, type HelperScope, type Language } from '@gb/domain'
import type { atSideCatalog } from '../messages/generated/at-side'

type Words = ReturnType<typeof atSideCatalog.in>

/** "drinks and meals": what is seen, in the middle of a sentence. */
export const listOfScopes = (scopes: readonly HelperScope[], words: Words, language: Language): string =>
  formatsOf(language).list(scopes.map((scope) => words.scopes[scope].toLowerCase()))

/** "Sees: drinks and meals". */
export const scopesInWords = (
  { scopes, may_log: mayLog }: { scopes: readonly HelperScope[]; may_log: boolean },
  words: Words,
  language: Language,
): string => {
  const what = listOfScopes(scopes, words, language)
  return mayLog ? words.logs({ what }) : words.sees({ what })
}
