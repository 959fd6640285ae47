import type { ShellOffer } from '@gb/domain'
import type { Deferred, RemoteConfig, RemoteModule } from '@gb/mfe-contract'
import type { ComponentType } from 'react'
import type { DeclaredStore } from '../../host/declared'
import { refusalOf } from './admission'
import { patiently } from './patiently'
import type { Registry, Release } from '../registry/registry'
import { RemoteFault, type FaultReason } from '../faults/remote-fault'
import type { VerifiedFiles } from './verified-files'

/** The card must be there within 5 s of opening, the start of the page included, so waiting ends earlier. */
export const SLOW_AFTER_MS = 3500

const NO_CONFIG: RemoteConfig = { settings: {}, flags: {} }

/** What the loader needs from the page; replaced in tests. */
export interface LoaderTools {
  /** `fresh` asks past every cache. */
  fetchRegistry: (fresh: boolean) => Promise<Registry>
  /** What the remotes declare: learned from each registry that comes. */
  declared: DeclaredStore
  files: VerifiedFiles
  /** Runs the entry and gives what it exposes. */
  loadExposed: (release: Release, entry: string) => Promise<unknown>
  /** What a part that comes later may need. */
  beforeParts: () => Promise<unknown>
  offer: ShellOffer
  /** Hears that a remote came, and after how many ms. */
  onLoaded: (remote: string, version: string, ms: number) => void
  /** Lets time pass, ms. */
  wait: (ms: number) => Promise<void>
}

export interface RemoteLoader {
  declared: Pick<DeclaredStore, 'get' | 'subscribe'>
  /** The remote, if it is there already. Ask this first: what is there is drawn at once. */
  loaded: (name: string) => RemoteModule | null
  /** Brings the remote, or waits for the load that runs. After a failure a new call starts a new try. */
  load: (name: string) => Promise<RemoteModule>
  /** Forgets what is known and starts afresh: a new registry, a new copy of the entry. */
  retry: (name: string) => Promise<RemoteModule>
  /** Tells when the remote has arrived, by whose wish ever. Returns the way to stop listening. */
  onArrival: (name: string, listener: () => void) => () => void
  /** Version that the registry names, if it is known. */
  version: (name: string) => string | null
  /** What it reads of its settings and flags. */
  config: (name: string) => RemoteConfig
  /** Brings a part that is not in the first file of its remote. */
  bringPart: <P extends object>(part: Deferred<P>) => Promise<ComponentType<P>>
  /** Every remote that the registry lists; `fresh` asks for the list once more. */
  names: (fresh?: boolean) => Promise<string[]>
}

/** Brings remotes by their name. A failure stays with its remote. */
export function createRemoteLoader(tools: LoaderTools): RemoteLoader {
  const modules = new Map<string, RemoteModule>()
  const running = new Map<string, Promise<RemoteModule>>()
  const tries = new Map<string, number>()
  const versions = new Map<string, string>()
  const configs = new Map<string, RemoteConfig>()
  const waiting = new Map<string, Set<() => void>>()
  let registry: Promise<Registry> | null = null

  const askRegistry = (fresh: boolean) => {
    if (registry === null || fresh) {
      let isAgain = fresh
      const asked = patiently(() => {
        const answer = tools.fetchRegistry(isAgain)
        isAgain = true
        return answer
      }, tools.wait)
      registry = asked
      // A list that hangs is given up on the screen, and still learned from when it comes.
      const slow = setTimeout(tools.declared.giveUp, SLOW_AFTER_MS)
      // Before anybody who waits for the list goes on: they look at what it declares.
      asked.then(
        (known) => {
          clearTimeout(slow)
          tools.declared.learn(known.declared)
        },
        () => {
          clearTimeout(slow)
          if (registry === asked) registry = null
          tools.declared.giveUp()
        },
      )
    }
    return registry
  }

  const bring = async (name: string, attempt: number): Promise<RemoteModule> => {
    const fault = (reason: FaultReason, cause?: unknown) =>
      new RemoteFault(reason, name, versions.get(name) ?? null, cause)
    const known = await askRegistry(attempt > 1).catch((cause: unknown) => {
      throw fault('unlisted', cause)
    })
    const notice = known.killed.get(name)
    if (notice !== undefined) throw fault('killed', notice)
    const release = known.get(name)
    if (release === undefined) throw fault('unlisted')
    versions.set(name, release.version)
    configs.set(name, release.config ?? NO_CONFIG)

    const refusal = refusalOf(release, tools.offer) ?? tools.declared.get().refused.get(name) ?? null
    if (refusal !== null) throw fault('refused', refusal)
    // A module address that failed once fails for ever, so each new try runs the entry under a new one, proved there.
    const entry = attempt > 1 ? `${release.entry}?try=${attempt}` : release.entry
    await tools.files.bringRelease({ ...release, entry }).catch((cause: unknown) => {
      throw fault('download', cause)
    })
    const exposed = await tools.loadExposed(release, entry).catch((cause: unknown) => {
      throw fault('broken', cause)
    })
    const module = moduleIn(exposed, name)
    if (module === null) throw fault('broken', 'it exposes no remote module of its name')
    return module
  }

  const bringPatiently = (name: string): Promise<RemoteModule> =>
    patiently(
      () => {
        const attempt = (tries.get(name) ?? 0) + 1
        tries.set(name, attempt)
        return bring(name, attempt)
      },
      tools.wait,
      isPassing,
    )

  const start = (name: string) => {
    const began = performance.now()
    const load: Promise<RemoteModule> = bringPatiently(name).then(
      (module) => {
        // The first to arrive stays, also when it belongs to an earlier try.
        const first = modules.get(name) ?? module
        if (first === module) tools.onLoaded(name, versions.get(name) ?? '', performance.now() - began)
        modules.set(name, first)
        for (const listener of waiting.get(name) ?? []) listener()
        return first
      },
      (error: unknown) => {
        // A newer try took over while this one waited: whoever waits for this one gets the other's answer.
        const newer = running.get(name)
        if (newer !== undefined && newer !== load) return newer
        running.delete(name)
        throw error
      },
    )
    running.set(name, load)
    return load
  }

  return {
    declared: tools.declared,
    loaded: (name) => modules.get(name) ?? null,
    load: (name) => running.get(name) ?? start(name),
    retry(name) {
      modules.delete(name)
      const load = start(name)
      tools.files.abandon(name)
      return load
    },
    onArrival(name, listener) {
      const listeners = waiting.get(name) ?? new Set()
      waiting.set(name, listeners.add(listener))
      return () => listeners.delete(listener)
    },
    version: (name) => versions.get(name) ?? null,
    config: (name) => configs.get(name) ?? NO_CONFIG,
    async bringPart(part) {
      // Beside each other: the files of a part run when all that they may need is there (`verified-files.ts`).
      const [component] = await Promise.all([part.load(), tools.beforeParts()])
      return component
    },
    names: async (fresh = false) => [...(await askRegistry(fresh)).values()].map((release) => release.name),
  }
}

/** Whether the same may work in a moment: a file did not come. What does not fit, or does not run, stays so. */
const isPassing = (error: unknown): boolean => error instanceof RemoteFault && error.reason === 'download'

function moduleIn(exposed: unknown, name: string): RemoteModule | null {
  if (typeof exposed !== 'object' || exposed === null || !('default' in exposed)) return null
  return isRemoteModule(exposed.default) && exposed.default.name === name ? exposed.default : null
}

// Remotes are built on the same contract, and its version has been compared; this only tells a module from nothing.
const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'name' in value && 'tabs' in value && 'slots' in value
