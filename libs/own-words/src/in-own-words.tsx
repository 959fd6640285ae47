import type { ComponentType } from 'react'
import { bringWords } from './bring-words'
import { type Catalogs, InOwnWords } from './own-words'

/** A part that comes later, in the person's own language: its words are sent for beside the part itself (`bringWords`). */
export async function inOwnWords<P extends object>(
  Part: ComponentType<P>,
  catalogs: Catalogs,
): Promise<ComponentType<P>> {
  await bringWords(catalogs)
  return function SaidInOwnWords(properties: P) {
    return (
      <InOwnWords catalogs={catalogs}>
        <Part {...properties} />
      </InOwnWords>
    )
  }
}
