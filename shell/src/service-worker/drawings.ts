import { DRAWINGS, isDrawing } from '../shared/file-sets'

/** A text that names more is not one of ours. */
const MOST = 50

/** The drawings that a page asks for; null when it asks for something else. */
export function drawingsOf(wish: unknown): string[] | null {
  if (typeof wish !== 'object' || wish === null || !('drawings' in wish)) return null
  const { drawings } = wish
  if (!Array.isArray(drawings)) return null
  const named: unknown[] = drawings
  return named.filter((path): path is string => typeof path === 'string' && isDrawing(path)).slice(0, MOST)
}

/** Brings the drawings, each as the server has it now, and throws out all others. One that fails spares no other. */
export async function keepDrawings(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(DRAWINGS)
  await Promise.allSettled(paths.map((path) => bring(cache, path)))
  for (const { url } of await cache.keys())
    if (!paths.includes(new URL(url).pathname)) await cache.delete(url)
}

/** A drawing that is on this device. Only matched and never opened: to open a cache would make it. */
export const keptDrawing = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: DRAWINGS })

async function bring(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin' })
  if (response.ok) await cache.put(path, response)
}
