import { useSyncExternalStore } from 'react'
import type { Declared } from '../host/declared'
import { useRemoteLoader } from './loader-context'

/** What the remotes declare, as far as it is known. */
export function useDeclared(): Declared {
  const { declared } = useRemoteLoader()
  return useSyncExternalStore(declared.subscribe, declared.get)
}
