import { kept } from '@gb/device'
import { entryCatalog, loadOwnLanguage, uiCatalog } from '@gb/entries'
import type { ComponentType } from 'react'
import { type Catalogs, InOwnWords } from './own-words'

/**
 * A part that comes later, in the person's own language. Where somebody tries another one on this device its words are sent
 * for beside the part itself.
 */
export async function inOwnWords<P extends object>(
  Part: ComponentType<P>,
  catalogs: Catalogs,
): Promise<ComponentType<P>> {
  if (kept.read('triesSpanish') !== null) await loadOwnLanguage([uiCatalog, entryCatalog, ...catalogs])
  return function SaidInOwnWords(properties: P) {
    return (
      <InOwnWords catalogs={catalogs}>
        <Part {...properties} />
      </InOwnWords>
    )
  }
}
