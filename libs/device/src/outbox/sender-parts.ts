import type { ApiClient } from '@gb/api-client'
import type { OutboxItem } from './item'

/** What the sender needs of the outbox around it. */
export interface SenderParts {
  api: ApiClient
  /** The items of this profile, oldest first. */
  items: () => readonly OutboxItem[]
  /** Whether the profile of the items is signed in now. */
  maySend: () => boolean
  /** Keeps a changed item; null when another tab was faster. */
  replace: (item: OutboxItem) => Promise<OutboxItem | null>
  remove: (item: OutboxItem) => Promise<boolean>
  /** Keeps that it has arrived, and tells. */
  sent: (item: OutboxItem, answer: unknown) => Promise<void>
  /** Reads the items again: another tab changed them. */
  refresh: () => Promise<void>
  /** Runs work as the leader: while no other tab sends. */
  asLeader: (work: () => Promise<void>) => Promise<void>
  /** Everything waits because of this answer. */
  heldUp: (error: unknown) => void
  /** The server does not know the session. */
  signedOut: () => void
  random: () => number
}

export interface Sender {
  /** Sends what is due; called as often as anything changes. */
  poke: () => void
  /** Ends our own waits: the network is back, or somebody looks at the page. What the server asked for stays. */
  wake: () => void
  /** The profile has signed in again. */
  resume: () => void
  /** The page is being left: the time for Undo is over. */
  release: () => void
  stop: () => void
}
