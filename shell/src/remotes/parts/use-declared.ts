import { useLanguageHere } from '@gb/entries'
import { useMemo, useSyncExternalStore } from 'react'
import { type Declared, declaredIn } from '../../host/declared'
import { useRemoteLoader } from './loader-context'

/** What the remotes declare, as far as it is known, in the language that is spoken here. */
export function useDeclared(): Declared {
  const { declared } = useRemoteLoader()
  const known = useSyncExternalStore(declared.subscribe, declared.get)
  const language = useLanguageHere()
  return useMemo(() => declaredIn(known, language), [known, language])
}
