import { kept, useKept } from '@gb/device'
import type { Language } from '@gb/domain'
import { entryCatalog, ownLanguage, uiCatalog, type OwnLanguage } from '@gb/entries'
import type { ComponentProps } from 'react'

export type Catalogs = ComponentProps<typeof OwnLanguage>['catalogs']

const isTried = (): boolean => kept.read('triesSpanish') !== null

/** Whether what is translated is tried here, on a screen that follows each change. Source: decision 143. */
export const useIsTried = (): boolean => useKept('triesSpanish') !== null

/**
 * The language that the shell speaks to somebody: their own where they try what is translated, else English. Who tries it
 * is known from the last list of remotes, so that a start need not wait for the next.
 */
export const wantedLanguage = (): Language => (isTried() ? ownLanguage() : 'en')

/** Sends for all that a part says in it; what does not come stays in English. */
export const loadWanted = async (catalogs: Catalogs): Promise<void> => {
  const language = wantedLanguage()
  await Promise.all([uiCatalog, entryCatalog, ...catalogs].map((each) => each.load(language)))
}

/**
 * Notes whether somebody tries it, on a device that speaks another language than English: nothing is kept of all others.
 *
 * @param tried  the flag of whichever remote has it
 */
export const noteTrial = (tried: boolean): void => {
  const isNoted = tried && ownLanguage() !== 'en'
  if (isNoted !== isTried()) kept.keep('triesSpanish', isNoted ? 'yes' : null)
}
