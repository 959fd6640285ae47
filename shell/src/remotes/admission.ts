import { satisfies, validate } from 'compare-versions'
import type { Release } from './registry'

/** What this shell offers to remotes. */
export interface Offer {
  contract: string
  /** Version of each shared package. */
  shared: Record<string, string>
}

/**
 * Why a release may not run in this shell; null when it may. Asked before anything is downloaded: the federation
 * runtime itself only warns about a wrong version and then fails while rendering.
 */
export function refusalOf(release: Release, offer: Offer): string | null {
  if (!fits(offer.contract, release.shell)) return `needs shell ${release.shell}, this is ${offer.contract}`
  for (const [name, range] of Object.entries(release.shared)) {
    const offered = offer.shared[name]
    if (offered === undefined) return `needs ${name}, which this shell does not share`
    if (!fits(offered, range)) return `needs ${name} ${range}, this is ${offered}`
  }
  const files = [
    { url: release.entry, integrity: release.integrity },
    ...release.preload,
    ...release.css,
    ...release.offline,
  ]
  const unproved = files.find((file) => !/^sha(256|384|512)-/.test(file.integrity))
  if (unproved !== undefined) return `has no integrity for ${unproved.url}`
  const elsewhere = files.find((file) => !isInside(file.url, `/remotes/${release.name}/`))
  return elsewhere === undefined ? null : `has a file outside of its folder: ${elsewhere.url}`
}

// Resolved first, so that neither another origin nor a `..` gets around the comparison.
function isInside(url: string, folder: string): boolean {
  const { origin, pathname } = new URL(url, globalThis.location.origin)
  return origin === globalThis.location.origin && pathname.startsWith(folder)
}

function fits(version: string, range: string): boolean {
  try {
    return validate(version) && satisfies(version, range)
  } catch {
    return false
  }
}
