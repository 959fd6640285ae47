import type { RemoteModule } from '@gb/mfe-contract'
import { useEffect, useState } from 'react'
import type { RemoteLoader } from '../remotes/loading/loader'
import { RemoteFault } from '../remotes/faults/remote-fault'
import type { DescribedRemote, WorkshopFacts } from '../remotes/overrides/workshop'

/** A remote as it is in this page. */
export interface InspectedRemote extends Omit<DescribedRemote, 'source' | 'isKilled'> {
  source: 'registry' | 'folder' | 'override'
  state: 'loading' | 'loaded' | 'failed' | 'killed'
  /** From the first byte asked for to the last file of the first use, ms; null before that. */
  loadMs: number | null
  fault: RemoteFault | null
}

/** Every remote that the server or an override names, followed while it loads, fails and heals. */
export function useInspectedRemotes(facts: WorkshopFacts, loader: RemoteLoader): InspectedRemote[] {
  const [listed, setListed] = useState<readonly string[]>([])
  const [faults, setFaults] = useState<Readonly<Record<string, RemoteFault>>>({})
  const [, setArrived] = useState<RemoteModule | null>(null)
  useEffect(() => {
    void loader.names().then(setListed, () => undefined)
  }, [loader])
  useEffect(() => {
    const stops = listed.map((name) => {
      const look = () =>
        loader.load(name).then(setArrived, (error: unknown) => {
          if (error instanceof RemoteFault) setFaults((known) => ({ ...known, [name]: error }))
        })
      void look()
      return loader.onArrival(name, () => void look())
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [listed, loader])
  return facts.remotes.map(({ isKilled, ...remote }) => {
    const name = listed.find((one) => one === remote.name)
    const isHere = name !== undefined && loader.loaded(name) !== null
    const override = facts.overrides[remote.name]
    return {
      ...remote,
      version: (name && loader.version(name)) ?? remote.version,
      source: override === undefined ? remote.source : 'override',
      state: isHere
        ? 'loaded'
        : isKilled
          ? 'killed'
          : name === undefined || faults[name]
            ? 'failed'
            : 'loading',
      loadMs: isHere ? loadMsOf(remote.name) : null,
      fault: faults[remote.name] ?? null,
    }
  })
}

/** What the browser measured of the files of a remote that came together at first. */
function loadMsOf(name: string): number | null {
  const files = performance
    .getEntriesByType('resource')
    .filter((file): file is PerformanceResourceTiming => file instanceof PerformanceResourceTiming)
    .filter(({ name: url }) => new URL(url).pathname.startsWith(`/remotes/${name}/`))
  const entry = files.find(({ name: url }) => url.includes('remoteEntry'))
  return entry === undefined ? null : Math.round(entry.responseEnd - entry.startTime)
}
