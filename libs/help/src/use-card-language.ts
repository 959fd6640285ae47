import { useOwnLanguage, useSpoken, useWrittenWords } from '@gb/entries'
import type { Language } from '@gb/domain'
import { useState } from 'react'
import { useWords } from './use-words'

export type AnyCatalog = Parameters<typeof useSpoken>[1][number]

/**
 * The language of a card of help: Spanish where what was written is Spanish, else the person's own; and how to choose another
 * for this card.
 */
export function useCardLanguage(
  userId: string,
  catalogs: readonly AnyCatalog[],
): [spoken: Language, choose: (language: Language) => void] {
  const own = useOwnLanguage()
  const { words } = useWrittenWords(userId)
  // They are there already where this front end found the words itself.
  const isSpanish = useWords(words.length > 0)?.isSpanish
  const [chosen, choose] = useState<Language | null>(null)
  const written = isSpanish !== undefined && words.some(isSpanish) ? 'es' : own
  return [useSpoken(chosen ?? written, catalogs), choose]
}
