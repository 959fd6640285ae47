import { OwnLanguage } from '@gb/entries'
import type { ComponentType, ReactNode } from 'react'
import { type Catalogs, loadWanted, useIsTried } from './wanted'

interface Properties {
  /** All that is said below. */
  catalogs: Catalogs
  children: ReactNode
}

/** A part of the shell, all of it in one language: the person's where they try it, English until every word of it is there. */
export const Said = ({ catalogs, children }: Properties) => (
  <OwnLanguage isTried={useIsTried()} catalogs={catalogs}>
    {children}
  </OwnLanguage>
)

/** A part that comes later, with its words: when it is there, what it says is there as well, or will not come. */
export async function inOwnWords<P extends object>(
  Part: ComponentType<P>,
  catalogs: Catalogs,
): Promise<ComponentType<P>> {
  await loadWanted(catalogs)
  return function InOwnWords(properties: P) {
    return (
      <Said catalogs={catalogs}>
        <Part {...properties} />
      </Said>
    )
  }
}
