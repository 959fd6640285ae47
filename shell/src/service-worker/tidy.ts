import { isRemoteSet, isShellSet, shellSet } from '../shared/file-sets'
import { currentRemoteSet } from './remote-files'

/** Throws out every set that is neither in force nor held by a page. `next`: a version waits, whose set is not ours. */
export async function tidy(build: string, next: boolean): Promise<void> {
  const used = new Set([shellSet(build), await currentRemoteSet(), ...(await heldSets())])
  const isOver = (name: string) => !used.has(name) && (isRemoteSet(name) || (isShellSet(name) && !next))
  await Promise.all((await caches.keys()).filter(isOver).map((name) => caches.delete(name)))
}

async function heldSets(): Promise<(string | undefined)[]> {
  const { held = [] } = await navigator.locks.query()
  return held.map(({ name }) => name)
}
