import type { Release } from './release.js'

/** What a shell gives the remotes that run in it. */
export interface ShellOffer {
  /** Version of the contract. */
  contract: string
  /** Version of each package that it shares. */
  shared: Record<string, string>
}

/**
 * What a release needs and a shell does not have, as the end of a sentence that begins with the release; null when it has
 * all of it. The server asks before it publishes and before it lists, the browser before it loads.
 * @param fits  whether a version is in a range; false for what is no version and no range
 */
export const unmetNeed = (
  { shell, shared }: Pick<Release, 'shell' | 'shared'>,
  offer: ShellOffer,
  fits: (version: string, range: string) => boolean,
): string | null => {
  if (!fits(offer.contract, shell)) return `needs shell ${shell}, this is ${offer.contract}`
  for (const [name, range] of Object.entries(shared)) {
    const offered = Object.hasOwn(offer.shared, name) ? offer.shared[name] : undefined
    if (offered === undefined) return `needs ${name}, which this shell does not share`
    if (!fits(offered, range)) return `needs ${name} ${range}, this is ${offered}`
  }
  return null
}
