import {
  type Claimant,
  isRecord,
  type Release as AnyRelease,
  type ReleaseFile,
  REMOTE_NAME,
} from '@gb/domain'
import type { RemoteConfig } from '@gb/mfe-contract'
import { readDeclaration } from '../../host/read-declaration'

/** One remote as the registry describes it. */
export type Release = AnyRelease & {
  /** Origin of the override that it comes from; what the list of the server says can never set it. */
  from?: string
  /** What it reads of its settings and flags. */
  config?: RemoteConfig
  /** Given with a canary: what is told of it is sent with this. */
  mark?: string
}

/** A remote that is not there now, and keeps its tabs and slots. */
export interface AbsentRemote extends Claimant {
  /** What people read in place of one that was taken out; null for one without a good release. */
  notice: string | null
}

/** The remotes in force by name, and those that are not there now. */
export class Registry extends Map<string, Release> {
  /** What people read in place of the remotes that were taken out. */
  readonly killed: ReadonlyMap<string, string>
  /** Those that are not there now. */
  readonly absent: readonly AbsentRemote[]
  /** What the remotes add to the app, those that are not there now included. */
  readonly declared: readonly Claimant[]

  constructor(releases: readonly Release[], absent: readonly AbsentRemote[] = []) {
    super(releases.map((release) => [release.name, release]))
    this.absent = absent
    this.killed = new Map(
      absent.flatMap(({ name, notice }) => (notice === null ? [] : [[name, notice] as const])),
    )
    this.declared = [...releases, ...absent]
  }
}

/** Where the server lists its remotes. */
export const REGISTRY_URL = '/remotes.json'

/**
 * Asks the server which remotes there are now. Throws when no usable answer comes.
 * The first time the preload link of index.html may answer; `fresh` asks past everything, also past a call that hangs.
 */
export const fetchRegistry = async (fresh: boolean): Promise<Registry> =>
  parseRegistry(await fetchList(fresh))

/** The same as the server wrote it. */
export async function fetchList(fresh: boolean): Promise<unknown> {
  const cache = fresh ? 'no-store' : 'no-cache'
  const response = await fetch(REGISTRY_URL, { credentials: 'same-origin', cache })
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  return response.json()
}

/** Whether the server could not find out in time who asks, and somebody may have another version than everybody. */
export const isUndecided = (list: unknown): list is object => isRecord(list) && list.undecided !== undefined

/** Reads a registry; an entry with a wrong shape is left out, so that it cannot break the others. */
export function parseRegistry(body: unknown): Registry {
  if (!isRecord(body) || !Array.isArray(body.remotes)) throw new Error('no remotes')
  const releases = body.remotes.map(parseRelease).filter((release) => release !== null)
  return new Registry(releases, [...absentIn(body.killed), ...absentIn(body.away)])
}

const absentIn = (list: unknown): AbsentRemote[] =>
  (Array.isArray(list) ? list : []).flatMap((one: unknown) =>
    isRecord(one) && isRemoteName(one.name)
      ? [{ name: one.name, notice: isText(one.notice) ? one.notice : null, ...readDeclaration(one) }]
      : [],
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
    ...readDeclaration(value),
    ...(isConfig(value.config) && { config: value.config }),
    ...(isText(value.mark) && { mark: value.mark }),
  }
}

// The server has held each value to its schema.
const isConfig = (value: unknown): value is RemoteConfig =>
  isRecord(value) && isRecord(value.settings) && isRecord(value.flags)

const filesOf = (value: unknown): ReleaseFile[] =>
  (Array.isArray(value) ? value : []).flatMap((file: unknown) =>
    isRecord(file) && isText(file.url)
      ? [{ url: file.url, integrity: isText(file.integrity) ? file.integrity : '' }]
      : [],
  )

const isRemoteName = (value: unknown): value is string => typeof value === 'string' && REMOTE_NAME.test(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
