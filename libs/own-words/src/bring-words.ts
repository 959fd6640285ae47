import { kept } from '@gb/device'
import { entryCatalog, loadOwnLanguage, uiCatalog } from '@gb/entries'
import type { Catalogs } from './own-words'

/** Sends for what a part says, beside the part itself, where somebody tries another language on this device. */
export const bringWords = async (catalogs: Catalogs): Promise<void> => {
  if (kept.read('triesSpanish') !== null) await loadOwnLanguage([uiCatalog, entryCatalog, ...catalogs])
}
