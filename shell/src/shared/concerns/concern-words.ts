import {
  besideLoads,
  type ConcernBesides,
  type ConcernSpeech,
  concernSpeech,
  concernsLoads,
  type ConcernWords,
} from '@gb/domain'
import { catalog, useMessages } from '@gb/entries'

// English is what the server said: nobody downloads it twice. Source: decision 175.
const wordsCatalog = catalog<ConcernWords | null>(null, concernsLoads)
const besideCatalog = catalog<ConcernBesides | null>(null, besideLoads)

/** What a part that shows concerns waits for, with its own catalogs. */
export const concernCatalogs = [wordsCatalog, besideCatalog] as const

/** Concerns in the language that is spoken here. */
export const useConcernWords = (): ConcernSpeech =>
  concernSpeech(useMessages(wordsCatalog), useMessages(besideCatalog))
