import type { ReleaseFile, ShellOffer } from '@gb/domain'
import { withoutUndecided } from '../remotes/registry/as-had'
import { parseRegistry, REGISTRY_URL, type Registry } from '../remotes/registry/registry'
import { CURRENT_REMOTES, isRemoteSet, remoteSet } from '../shared/file-sets'
import { fittingList } from './fitting-list'

/** A list of remotes that takes longer is not worth the wait when there is a whole set on the device. */
const PATIENCE_MS = 3000

/**
 * Brings all files of all remotes that the server lists now, as far as this shell can run them, then switches to that list at one stroke. Throws when a
 * file is missing or not what its release says; then the list before stays in force.
 */
export async function keepRemotes(offer: ShellOffer): Promise<void> {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-cache', credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`the list of remotes answered ${answer.status}`)
  const list: unknown = await (await fittingList(answer, await keptRegistry(), offer)).json()
  const registry = parseRegistry(list)
  const cache = await caches.open(remoteSet(registry.values()))
  await Promise.all(filesOf(registry).map((file) => bring(cache, file)))
  await (await caches.open(CURRENT_REMOTES)).put(REGISTRY_URL, Response.json(withoutUndecided(list)))
}

/** The list in force: the server's, as far as this shell can run it, or without a connection the one whose files are all here. */
export async function remotesNow(request: Request, offer: ShellOffer): Promise<Response> {
  const kept = await keptRegistry()
  if (kept === undefined) return fetch(request)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(kept), PATIENCE_MS)
  })
  const asked = fetch(request).then(
    (answer) => (answer.ok ? fittingList(answer, kept.clone(), offer) : kept),
    () => kept,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** Name of the set in force; null before there is one. */
export async function currentRemoteSet(): Promise<string | null> {
  const kept = await keptRegistry()
  return kept === undefined ? null : remoteSet(parseRegistry(await kept.json()).values())
}

/** A file of any remote of any set: its address names the version, so there is only one of it. */
export async function remoteFile(path: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter(isRemoteSet)) {
    const found = await caches.match(path, { cacheName: name })
    if (found !== undefined) return found
  }
  return undefined
}

const keptRegistry = (): Promise<Response | undefined> =>
  caches.match(REGISTRY_URL, { cacheName: CURRENT_REMOTES })

function filesOf(registry: Registry): ReleaseFile[] {
  const files = [...registry.values()].flatMap((release) => [
    { url: release.entry, integrity: release.integrity },
    ...release.preload,
    ...release.css,
    ...release.offline,
  ])
  return [...new Map(files.map((file) => [file.url, file])).values()]
}

async function bring(cache: Cache, { url, integrity }: ReleaseFile): Promise<void> {
  if ((await cache.match(url)) !== undefined) return
  // Without a hash the shell would refuse the remote, so it is no part of a set either.
  if (integrity === '') throw new Error(`${url} has no integrity`)
  const response = (await remoteFile(url)) ?? (await fetch(url, { integrity, credentials: 'same-origin' }))
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await cache.put(url, response)
}
