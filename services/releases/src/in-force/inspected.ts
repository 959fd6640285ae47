import type { Claimant, ReleaseOwner } from '@gb/domain'
import type { Choice } from '../folders/choose-release.js'

/** What of one remote is in force, for everybody and for those who try what is new. */
export interface InForce {
  name: string
  everybody: Choice
  /** For those whose share of the people is below. */
  canary: { share: number; choice: Choice } | null
  killed: string | null
  /** What everybody gets is what the server was shipped with. */
  isShipped: boolean
  /**
   * Whether it never came: no server was shipped with it, and nothing of it is in force for everybody. It has no place to keep,
   * and its name would tell what is to come.
   */
  isUnreleased: boolean
  /** What it declares, as far as that can be read. */
  declared: Required<Claimant>
}

/** The places that a remote asks for, as far as its release can be read. */
export const declaredBy = (name: string, { release, described }: Choice): Required<Claimant> => {
  const { tabs = {}, slots = {} } = release ?? described ?? {}
  return { name, tabs, slots }
}

/** A remote as those who build one look at it. */
export interface InspectedRemote {
  name: string
  /** What everybody gets; null when nothing of it is good. */
  version: string | null
  /** Where that is from: published to the registry, or shipped with the server. */
  source: 'registry' | 'folder'
  /** Percent of the people who get the canary; null without one. */
  canaryShare: number | null
  isKilled: boolean
  /** Who answers for it; null when its release does not say. */
  owner: ReleaseOwner | null
}

/** A remote in force as the inspector shows it. */
export const inspected = ({
  name,
  everybody: { release },
  canary,
  killed,
  isShipped,
}: InForce): InspectedRemote => ({
  name,
  version: release?.version ?? null,
  source: isShipped ? 'folder' : 'registry',
  canaryShare: canary?.share ?? null,
  isKilled: killed !== null,
  owner: release?.owner ?? null,
})
