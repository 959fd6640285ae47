import { kept, useKept } from '@gb/device'
import { isLanguage, type Language, languageOf } from '@gb/domain'
import { createContext, type ReactNode, use, useCallback, useEffect, useSyncExternalStore } from 'react'
import { UiWordsProvider } from '@gb/ui'
import type { Catalog } from '../catalog/catalog'
import { uiCatalog } from '../catalog/ui-catalog'

export type AnyCatalog = Pick<Catalog<unknown>, 'load' | 'speaks' | 'watch'>

/** What is spoken below; null where nobody has said it. */
const Spoken = createContext<Language | null>(null)

const ownOf = (chosen: string | null): Language =>
  isLanguage(chosen) ? chosen : languageOf(navigator.languages)

/** The same as `useOwnLanguage`, for now. */
export const ownLanguage = (): Language => ownOf(kept.read('language'))

/** The language of a person: what they chose on this device, else the first of their browser's that we speak. */
export const useOwnLanguage = (): Language => ownOf(useKept('language'))

/** Sends for the person's own language, so that it is there before anything is said; English stands in where it does not come. */
export const loadOwnLanguage = async (catalogs: readonly AnyCatalog[]): Promise<void> => {
  const language = ownLanguage()
  await Promise.all(catalogs.map((each) => each.load(language)))
}

/**
 * A language, as soon as all of these messages speak it; English until then, so that two are never mixed. It sends for what
 * is missing.
 */
export function useSpoken(language: Language, catalogs: readonly AnyCatalog[]): Language {
  useEffect(() => {
    for (const each of catalogs) void each.load(language)
  }, [catalogs, language])
  const watch = useCallback(
    (watcher: () => void) => {
      const ends = catalogs.map((each) => each.watch(watcher))
      return () => {
        for (const end of ends) end()
      }
    },
    [catalogs],
  )
  const isThere = useSyncExternalStore(watch, () => catalogs.every((each) => each.speaks(language)))
  return isThere ? language : 'en'
}

interface Properties {
  /** What `useSpoken` said. */
  language: Language
  children: ReactNode
}

/** All messages below are in this language, and what components of @gb/ui say by themselves, once it is there. */
export const Speaking = ({ language, children }: Properties) => (
  <Spoken value={language}>
    <UiWordsProvider words={uiCatalog.in(language)}>{children}</UiWordsProvider>
  </Spoken>
)

/** The language that is spoken here. */
export const useLanguageHere = (): Language => use(Spoken) ?? 'en'

/** The messages of a feature in the language that is spoken here; English where nobody has said it. */
export function useMessages<M>(catalog: Catalog<M>): M {
  return catalog.in(useLanguageHere())
}
