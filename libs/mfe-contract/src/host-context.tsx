import { createContext, useContext, type ReactNode } from 'react'
import type { HostApi, HostSession } from './host-api'

const HostContext = createContext<HostApi | null>(null)

/** Gives the host to everything below. The shell uses it, and so do the stand-alone page and tests of a remote. */
export function HostProvider({ host, children }: { host: HostApi; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

/** The host of this component. Throws outside a HostProvider. */
export function useHost(): HostApi {
  const host = useContext(HostContext)
  if (host === null) throw new Error('useHost needs a HostProvider above it')
  return host
}

/** Who is signed in. */
export function useSession(): HostSession {
  return useHost().session
}

/** The typed client. */
export function useApi(): HostApi['api'] {
  return useHost().api
}
