import { isDeferred, type Part, type RemoteModule, type RemoteName } from '@gb/mfe-contract'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useRemoteLoader } from './loader-context'
import { RemoteFault } from './remote-fault'
import type { RemoteLoader } from './loader'

/** The card must be there within 5 s of opening, the start of the page included, so waiting ends earlier. */
export const SLOW_AFTER_MS = 3500

export type PartState<P extends object> =
  | { status: 'loading' }
  | { status: 'ready'; component: ComponentType<P> }
  | { status: 'fault'; fault: RemoteFault }

/** Finds a part in a remote: `(remote) => remote.slots['home.weight']`. Must be the same function each render. */
export type PickPart<P extends object> = (remote: RemoteModule) => Part<P> | undefined

/**
 * Brings one part of a remote. What is already there is ready in the first render, without a frame in between.
 * A slow load becomes a fault first, and ready when it arrives after all.
 */
export function useRemotePart<P extends object>(name: RemoteName, pick: PickPart<P>) {
  const loader = useRemoteLoader()
  const [state, setState] = useState<PartState<P>>(() => present(loader, name, pick) ?? { status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (attempt === 0 && present(loader, name, pick) !== null) return
    let watching = true
    const tell = (next: PartState<P>) => watching && setState(next)
    const fault = (reason: 'slow' | 'broken', cause?: unknown) =>
      new RemoteFault(reason, name, loader.version(name), cause)

    const slow = setTimeout(() => tell({ status: 'fault', fault: fault('slow') }), SLOW_AFTER_MS)
    const load = attempt === 0 ? loader.load(name) : loader.retry(name)
    load
      .then((remote) => bringPart(remote, pick, loader.version(name)))
      .then((component) => tell({ status: 'ready', component }))
      .catch((error: unknown) =>
        tell({ status: 'fault', fault: error instanceof RemoteFault ? error : fault('broken', error) }),
      )
      .finally(() => clearTimeout(slow))
    return () => {
      watching = false
      clearTimeout(slow)
    }
  }, [loader, name, pick, attempt])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((last) => last + 1)
  }, [])
  return { state, retry }
}

function present<P extends object>(
  loader: RemoteLoader,
  name: RemoteName,
  pick: PickPart<P>,
): PartState<P> | null {
  const remote = loader.loaded(name)
  const part = remote === null ? undefined : pick(remote)
  if (part === undefined) return null
  const component = isDeferred(part) ? part.current : part
  return component === null ? null : { status: 'ready', component }
}

async function bringPart<P extends object>(remote: RemoteModule, pick: PickPart<P>, version: string | null) {
  const part = pick(remote)
  if (part === undefined) throw new RemoteFault('missing', remote.name, version ?? remote.version)
  if (!isDeferred(part)) return part
  return part.load().catch((cause: unknown) => {
    throw new RemoteFault('download', remote.name, version, cause)
  })
}
