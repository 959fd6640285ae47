import type { Claimant, Release } from '@gb/domain'
import type { ReleaseTrouble } from './trouble.js'

/** A remote that was taken out, and what people read in its place. Its tabs and slots keep their places. */
export interface KilledRemote extends Required<Claimant> {
  notice: string
}

/** What is served, and what is not. */
export interface Releases {
  remotes: Release[]
  /** Names of those of which who asks is given the canary. */
  canaries: ReadonlySet<string>
  /** Canaries that who asks may have: it could not be found out who that is. */
  undecided: Release[]
  killed: KilledRemote[]
  /** The remotes without any good release, but for those that never came. Their tabs and slots keep their places, too. */
  away: Required<Claimant>[]
  troubles: ReleaseTrouble[]
}
