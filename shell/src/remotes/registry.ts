import type { Release as AnyRelease, ReleaseFile } from '@gb/domain'
import type { RemoteName } from '@gb/mfe-contract'

/** One remote as the registry describes it. */
export type Release = AnyRelease & { name: RemoteName }

/** The remotes in force by name, and what people read in place of those that were taken out. */
export class Registry extends Map<string, Release> {
  readonly killed: ReadonlyMap<string, string>

  constructor(releases: readonly Release[], killed: ReadonlyMap<string, string> = new Map()) {
    super(releases.map((release) => [release.name, release]))
    this.killed = killed
  }
}

/** Where the server lists its remotes. */
export const REGISTRY_URL = '/remotes.json'

/**
 * Asks the server which remotes there are now. Throws when no usable answer comes.
 * The first time the preload link of index.html may answer; `fresh` asks past everything, also past a call that hangs.
 */
export async function fetchRegistry(fresh: boolean): Promise<Registry> {
  const cache = fresh ? 'no-store' : 'no-cache'
  const response = await fetch(REGISTRY_URL, { credentials: 'same-origin', cache })
  if (!response.ok) throw new Error(`the registry answered ${response.status}`)
  return parseRegistry(await response.json())
}

/** Reads a registry; an entry with a wrong shape is left out, so that it cannot break the others. */
export function parseRegistry(body: unknown): Registry {
  if (!isRecord(body) || !Array.isArray(body.remotes)) throw new Error('the registry has no remotes')
  const releases = body.remotes.map(parseRelease).filter((release) => release !== null)
  return new Registry(releases, killedIn(body.killed))
}

const killedIn = (list: unknown): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(list) ? list : []).flatMap((one: unknown) =>
      isRecord(one) && isRemoteName(one.name) && isText(one.notice) ? [[one.name, one.notice] as const] : [],
    ),
  )

function parseRelease(value: unknown): Release | null {
  if (!isRecord(value)) return null
  const { name, version, entry, shell, shared } = value
  if (!isRemoteName(name) || !isText(version) || !isText(entry) || !isText(shell) || !isRecord(shared))
    return null
  return {
    name,
    version,
    entry,
    shell,
    integrity: isText(value.integrity) ? value.integrity : '',
    shared: Object.fromEntries(Object.entries(shared).map(([key, range]) => [key, String(range)])),
    preload: filesOf(value.preload),
    css: filesOf(value.css),
    offline: filesOf(value.offline),
  }
}

const filesOf = (value: unknown): ReleaseFile[] =>
  (Array.isArray(value) ? value : []).flatMap((file: unknown) =>
    isRecord(file) && isText(file.url)
      ? [{ url: file.url, integrity: isText(file.integrity) ? file.integrity : '' }]
      : [],
  )

const isRemoteName = (value: unknown): value is RemoteName =>
  value === 'mfe-tracking' || value === 'mfe-scan' || value === 'mfe-premium'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
