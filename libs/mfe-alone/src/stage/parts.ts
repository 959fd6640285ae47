import type { Part, RemoteModule } from '@gb/mfe-contract'

/** What the shell would give to slots; a slot reads of it what it asks for. */
export const SLOT_PROPS = {
  reason: { kind: 'premium-tab' },
  sessionId: 'alone',
  onClose: () => undefined,
  onDone: () => undefined,
} as const

/** The ids of everything that a remote contributes, tabs first. */
export const partsOf = ({ tabs, slots }: RemoteModule) => ({
  tabs: Object.keys(tabs),
  slots: Object.keys(slots),
})

/** A tab or a slot by its id; null when the remote does not have it. */
export function findPart({ tabs, slots }: RemoteModule, id: string): Part | null {
  const tab: unknown = Object.entries(tabs).find(([name]) => name === id)?.[1].component
  const slot: unknown = Object.entries(slots).find(([name]) => name === id)?.[1]
  const part = tab ?? slot
  return isPart(part) ? part : null
}

// A slot may ask for properties; on the stage it is given all that there are.
const isPart = (value: unknown): value is Part =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'load' in value)
