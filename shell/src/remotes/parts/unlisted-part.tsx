import { useCallback, useState, type ReactNode } from 'react'
import { FaultCard } from './fault-card'
import { useRemoteLoader } from './loader-context'
import { RemoteFault } from '../faults/remote-fault'
import { useHealing } from './use-healing'

interface Properties {
  renderFault: (card: ReactNode) => ReactNode
  /** Among other cards. */
  isBrief?: boolean
}

/** Stands for a part while the list of remotes does not come, so that nobody knows whose part it is: a card with Retry. */
export function UnlistedPart({ renderFault, isBrief }: Properties) {
  const loader = useRemoteLoader()
  const [fault] = useState(() => new RemoteFault('unlisted', '', null))
  const ask = useCallback(() => void loader.names(true).catch(() => undefined), [loader])
  useHealing(true, ask)
  return renderFault(<FaultCard fault={fault} onRetry={ask} isBrief={isBrief} />)
}
