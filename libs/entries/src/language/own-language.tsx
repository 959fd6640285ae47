import type { Language } from '@gb/domain'
import { type ReactNode, useMemo } from 'react'
import { uiCatalog } from '../catalog/ui-catalog'
import { entryCatalog } from '../messages/generated/entry'
import { type AnyCatalog, Speaking, useOwnLanguage, useSpoken } from './speaking'

/** It lends its language to what is inside and has no box of its own. */
const BOXLESS = { display: 'contents' } as const

interface Properties {
  /** Whether who looks at it tries what is translated: a flag. */
  isTried: boolean
  /** All that is said in it; the words of logs and of @gb/ui are among it by themselves. */
  catalogs: readonly AnyCatalog[]
  children: ReactNode
}

/** A part of a screen in the person's own language: all of it at once, in English until then. Source: decision 150. */
export function OwnLanguage({ isTried, catalogs, children }: Properties) {
  const own = useOwnLanguage()
  const language: Language = isTried ? own : 'en'
  const all = useMemo(() => [uiCatalog, entryCatalog, ...catalogs], [catalogs])
  const spoken = useSpoken(language, all)
  return (
    <div lang={spoken} style={BOXLESS}>
      <Speaking language={spoken}>{children}</Speaking>
    </div>
  )
}
