import { createContext, type ReactNode, use } from 'react'
import { uiMessages } from '../messages/generated/ui'

/** What this package says by itself. */
export type UiWords = typeof uiMessages.english

const Words = createContext<UiWords>(uiMessages.english)

/** What is inside says its own words like this; English where nobody has said it. `Speaking` of @gb/entries is above it. */
export const UiWordsProvider = ({ words, children }: { words: UiWords; children: ReactNode }) => (
  <Words value={words}>{children}</Words>
)

/** The own words of this package in the language that is spoken here. */
export const useUiWords = (): UiWords => use(Words)
