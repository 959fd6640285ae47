import { claimsOf } from '@gb/domain'
import type { Registered } from './registry.repository.js'

/** How a claim weighs: what everybody is given comes before what some are given, and that before what was. */
const RANKS = ['version', 'canary', 'earlier'] as const

interface RowClaim {
  claim: string
  remote: string
  rank: number
  since: number
}

const claimsIn = ({ rollout, releases, publishedAt }: Registered): RowClaim[] => {
  const { remote, version, canaryVersion } = rollout
  const rankOf = (one: string): number =>
    RANKS.indexOf(one === version ? 'version' : one === canaryVersion ? 'canary' : 'earlier')
  return [...releases].flatMap(([one, release]) =>
    claimsOf(release).map((claim) => ({
      claim,
      remote,
      rank: rankOf(one),
      since: publishedAt.get(one)?.getTime() ?? Infinity,
    })),
  )
}

const heldBy = (claims: readonly RowClaim[]): Map<string, string> => {
  const held = new Map<string, string>()
  const inOrder = claims.toSorted(
    (a, b) => a.rank - b.rank || a.since - b.since || (a.remote < b.remote ? -1 : 1),
  )
  for (const { claim, remote } of inOrder) if (!held.has(claim)) held.set(claim, remote)
  return held
}

/**
 * Which remote has which tab and which slot by the rows alone, so that it is the same on every replica and after a restart.
 * @returns by the claim, what a rollback may bring back included
 */
export const claimsOfRows = (known: readonly Registered[]): Map<string, string> =>
  heldBy(known.flatMap(claimsIn))

/** The same of what somebody is given now. */
export const claimsInForce = (known: readonly Registered[]): Map<string, string> =>
  heldBy(known.flatMap(claimsIn).filter(({ rank }) => RANKS[rank] !== 'earlier'))
