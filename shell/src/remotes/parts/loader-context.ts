import { createContext, useContext } from 'react'
import type { RemoteLoader } from '../loading/loader'

export const LoaderContext = createContext<RemoteLoader | null>(null)

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(LoaderContext)
  if (loader === null) throw new Error('no LoaderContext above')
  return loader
}
