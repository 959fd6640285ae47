import type { ReleaseFile } from '@gb/domain'
import { HOME_REMOTES } from '../remotes/home-remotes'
import { parseRegistry, REGISTRY_URL, type Registry } from '../remotes/registry'
import { isSomebodyHere } from '../shared/here-cookie'

const sendFor = ({ url, integrity }: ReleaseFile, as: 'fetch' | 'style'): void => {
  const link = document.createElement('link')
  const attributes = { rel: 'preload', as, crossorigin: 'anonymous', integrity, href: url }
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
}

/**
 * Sends for the first files of Home's remotes while the app itself is still on its way: who is signed in will need them,
 * and on a slow line the two ways at once are a second less. It runs before the app, so it is small, and it decides
 * nothing: what comes is held to its hash and judged by the loader.
 * @returns the registry, so that nobody asks twice; null when nobody is signed in or none came
 */
export async function headStart(): Promise<Registry | null> {
  if (!isSomebodyHere()) return null
  try {
    const response = await fetch(REGISTRY_URL, { credentials: 'same-origin', cache: 'no-cache' })
    if (!response.ok) return null
    const registry = parseRegistry(await response.json())
    // It joins the remotes to the page; one that does not come is asked for again by the loader.
    import('../remotes/federation').catch(() => undefined)
    for (const { name, entry, integrity, preload, css } of registry.values()) {
      if (!HOME_REMOTES.has(name)) continue
      for (const file of [{ url: entry, integrity }, ...preload]) sendFor(file, 'fetch')
      for (const file of css) sendFor(file, 'style')
    }
    return registry
  } catch {
    // The loader asks again, and says what is wrong.
    return null
  }
}
