import { type Declaration, SLOTS } from './declaration.js'
import { RESERVED_TABS } from './tab-ids.js'

/** Somebody who declares something: a release, or a remote that was taken out and keeps its places. */
export interface Claimant extends Partial<Declaration> {
  name: string
}

/** What only one remote can have: its tabs, and slots with one filler. */
export const claimsOf = ({ tabs = {}, slots = {} }: Omit<Claimant, 'name'>): string[] => [
  ...Object.keys(tabs).map((id) => `the tab "${id}"`),
  ...Object.entries(SLOTS).flatMap(([name, fillers]) =>
    fillers === 'one' && Object.hasOwn(slots, name) ? [`the slot "${name}"`] : [],
  ),
]

/**
 * Why a remote may not stand beside others: it claims what is the app's own, what the app does not have, or what
 * another remote has; null when it may. Short of `declarationProblem`, which also looks at each field.
 * @param holders  who has each claim already
 */
export const claimProblem = (claimant: Claimant, holders: ReadonlyMap<string, string>): string | null => {
  const own = Object.keys(claimant.tabs ?? {}).find((id) => RESERVED_TABS.includes(id))
  if (own !== undefined) return `the tab "${own}" belongs to the app itself`
  const unknown = Object.keys(claimant.slots ?? {}).find((name) => !Object.hasOwn(SLOTS, name))
  if (unknown !== undefined) return `the app has no slot "${unknown}"`
  for (const claim of claimsOf(claimant)) {
    const holder = holders.get(claim)
    if (holder !== undefined && holder !== claimant.name) return `${claim} belongs to ${holder}`
  }
  return null
}
