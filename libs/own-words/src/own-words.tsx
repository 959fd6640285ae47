import { loadOwnLanguage, OwnLanguage, ownLanguage } from '@gb/entries'
import { useFlag } from '@gb/mfe-contract'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'

export type Catalogs = ComponentProps<typeof OwnLanguage>['catalogs']

/** The flag that a remote declares in its package.json to be tried in another language. */
interface Speaking {
  gb: { flags: { spanish: object } }
}

interface Properties {
  /** All that is said below, the same list at each drawing; the words of logs and of @gb/ui came with the shell. */
  catalogs: Catalogs
  /** What stands there until the words have come, in the size of the part. */
  loading?: ReactNode
  children: ReactNode
}

/**
 * A part in the person's own language, where they try it: the flag `spanish` of the remote that draws it says so. It is first
 * drawn when its words are there, so that nobody meets it in another language before; what does not come is said in English.
 * Source: decision 165.
 */
export function InOwnWords({ catalogs, loading = null, children }: Properties) {
  const isTried = useFlag<Speaking>('spanish')
  // What stands is never taken away: chosen later, another language turns it.
  const [isReady, setReady] = useState(() => !isTried || catalogs.every((each) => each.speaks(ownLanguage())))
  useEffect(() => {
    if (!isReady) void loadOwnLanguage(catalogs).then(() => setReady(true))
  }, [isReady, catalogs])
  return isReady ? (
    <OwnLanguage isTried={isTried} catalogs={catalogs}>
      {children}
    </OwnLanguage>
  ) : (
    loading
  )
}
