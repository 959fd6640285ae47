import { type ReleaseFile, type ShellOffer, unmetNeed } from '@gb/domain'
import { satisfies, validate } from 'compare-versions'
import type { Release } from '../registry/registry'

/**
 * Why a release may not run in this shell; null when it may. Asked before anything is downloaded: the federation
 * runtime itself only warns about a wrong version and then fails while rendering.
 */
export function refusalOf(release: Release, offer: ShellOffer): string | null {
  const unmet = unmetNeed(release, offer, fits)
  if (unmet !== null) return unmet
  const files = [
    { url: release.entry, integrity: release.integrity },
    ...release.preload,
    ...release.css,
    ...release.offline,
  ]
  // An override is a build of somebody's own machine: the server has said so in the page.
  const isProved = ({ integrity }: ReleaseFile) =>
    release.from !== undefined || /^sha(256|384|512)-/.test(integrity)
  const unproved = files.find((file) => !isProved(file))
  if (unproved !== undefined) return `has no integrity for ${unproved.url}`
  const elsewhere = files.find((file) => !isInside(file.url, release))
  return elsewhere === undefined ? null : `has a file outside of its folder: ${elsewhere.url}`
}

// Resolved first, so that neither another origin nor a `..` gets around the comparison.
function isInside(url: string, { name, from = globalThis.location.origin }: Release): boolean {
  const { origin, pathname } = new URL(url, globalThis.location.origin)
  return origin === from && pathname.startsWith(`/remotes/${name}/`)
}

/** Whether a version is in a range; false for what is no version and no range. */
export function fits(version: string, range: string): boolean {
  try {
    return validate(version) && satisfies(version, range)
  } catch {
    return false
  }
}
