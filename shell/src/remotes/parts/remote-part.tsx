import { useLanguageHere } from '@gb/entries'
import { RemoteConfigProvider } from '@gb/mfe-contract'
import { InEnglish } from '@gb/own-words'
import { createElement, useState, type ReactNode } from 'react'
import { FaultCard } from './fault-card'
import { useRemoteLoader } from './loader-context'
import { PartBoundary, type PartFailure } from '../../shared/part-boundary'
import { RemoteFault } from '../faults/remote-fault'
import { useRemotePart, type PickPart } from './use-remote-part'

interface Properties<P extends object> {
  remote: string
  pick: PickPart<P>
  partProps: P
  /** Skeleton in the final size, while it loads. */
  loading: ReactNode
  /** Instead of a part that the remote, being well, does not have; default nothing. */
  missing?: ReactNode
  /** Whether it stands among other cards, and so does the card of a fault; default no. */
  isBrief?: boolean
  /** Frame around the card of a fault, e.g. a dialog where the part would have drawn its own. */
  renderFault?: (card: ReactNode) => ReactNode
}

/** The one wrapper of everything that comes from a remote: skeleton, card and Retry, boundary. */
export function RemotePart<P extends object>(properties: Properties<P>) {
  const {
    remote,
    pick,
    partProps,
    loading,
    missing = null,
    isBrief,
    renderFault = (card) => card,
  } = properties
  const { state, retry } = useRemotePart(remote, pick)
  const [renderTry, setRenderTry] = useState(0)
  const loader = useRemoteLoader()

  const card = (fault: RemoteFault, onRetry: () => void) =>
    renderFault(<FaultCard fault={fault} onRetry={onRetry} isBrief={isBrief} />)
  if (state.status === 'loading') return loading
  if (state.status === 'fault') return state.fault.reason === 'missing' ? missing : card(state.fault, retry)
  const again = () => {
    setRenderTry((last) => last + 1)
    retry()
  }
  // One fault for what was thrown, however often the page is drawn again: its code is read out, and told once.
  const afterThrow = (failure: PartFailure & { fault?: RemoteFault }) =>
    card((failure.fault ??= new RemoteFault('broken', remote, loader.version(remote), failure.error)), again)
  return (
    <PartBoundary key={renderTry} renderFailure={afterThrow}>
      <RemoteConfigProvider config={loader.config(remote)}>
        <EnglishAtFirst>{createElement(state.component, partProps)}</EnglishAtFirst>
      </RemoteConfigProvider>
    </PartBoundary>
  )
}

/** A remote is in English until it says otherwise itself, whatever the app around it speaks. */
const EnglishAtFirst = ({ children }: { children: ReactNode }) =>
  useLanguageHere() === 'en' ? children : <InEnglish>{children}</InEnglish>
