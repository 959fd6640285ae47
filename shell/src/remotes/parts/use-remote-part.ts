import { isDeferred, type Part, type RemoteModule } from '@gb/mfe-contract'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useRemoteLoader } from './loader-context'
import { mayHeal, RemoteFault } from '../faults/remote-fault'
import { useHealing } from './use-healing'
import { type RemoteLoader, SLOW_AFTER_MS } from '../loading/loader'

/** One try to bring a part, and who wanted it. */
interface Round {
  number: number
  by: 'start' | 'person' | 'itself'
}

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
export function useRemotePart<P extends object>(name: string, pick: PickPart<P>) {
  const loader = useRemoteLoader()
  const [state, setState] = useState<PartState<P>>(() => present(loader, name, pick) ?? { status: 'loading' })
  const [round, setRound] = useState<Round>({ number: 0, by: 'start' })

  useEffect(() => {
    const here = round.by === 'start' ? present(loader, name, pick) : null
    if (here !== null) {
      // Also what came after the first render and before this: a drawing in pieces takes its time, and nothing else would tell.
      queueMicrotask(() => setState((now) => (now.status === 'loading' ? here : now)))
      return
    }
    let watching = true
    const tell = (next: PartState<P>) => watching && setState(next)
    const fault = (reason: 'slow' | 'broken', cause?: unknown) =>
      new RemoteFault(reason, name, loader.version(name), cause)
    const fail = (error: unknown) =>
      tell({ status: 'fault', fault: error instanceof RemoteFault ? error : fault('broken', error) })

    // A card that stands goes on standing, with its code, while a new try is made behind it.
    const isBehind = round.by === 'itself'
    const slow = isBehind
      ? undefined
      : setTimeout(() => tell({ status: 'fault', fault: fault('slow') }), SLOW_AFTER_MS)
    const show = (bringing: Promise<RemoteModule>) =>
      bringing
        .then((remote) => bringPart(loader, remote, pick))
        .then((component) => tell({ status: 'ready', component }))
        .catch((error: unknown) => !isBehind && fail(error))
        .finally(() => clearTimeout(slow))
    void show(round.by === 'person' ? loader.retry(name) : loader.load(name))
    // Another card may have brought the remote, by a Retry or by itself.
    const stopListening = loader.onArrival(name, () => void show(loader.load(name)))
    return () => {
      watching = false
      stopListening()
      clearTimeout(slow)
    }
  }, [loader, name, pick, round])

  const start = useCallback((by: Round['by']) => setRound(({ number }) => ({ number: number + 1, by })), [])
  useHealing(state.status === 'fault' && mayHeal(state.fault), () => start('itself'))
  const retry = useCallback(() => {
    setState({ status: 'loading' })
    start('person')
  }, [start])
  return { state, retry }
}

function present<P extends object>(
  loader: RemoteLoader,
  name: string,
  pick: PickPart<P>,
): PartState<P> | null {
  const remote = loader.loaded(name)
  const part = remote === null ? undefined : pick(remote)
  if (part === undefined) return null
  const component = isDeferred(part) ? part.current : part
  return component === null ? null : { status: 'ready', component }
}

async function bringPart<P extends object>(loader: RemoteLoader, remote: RemoteModule, pick: PickPart<P>) {
  const version = loader.version(remote.name)
  const part = pick(remote)
  if (part === undefined) throw new RemoteFault('missing', remote.name, version ?? remote.version)
  if (!isDeferred(part)) return part
  return loader.bringPart(part).catch((cause: unknown) => {
    throw new RemoteFault('download', remote.name, version, cause)
  })
}
