import { createRecordStore, type RecordStore } from '@gb/device'
import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { Session } from '../host/startup-state'

/** First parts of the keys whose answers are kept. What is not named here is never written to the device. */
const KEPT_PERSONAL: readonly unknown[] = [
  'profile',
  'daily-summary',
  'food-history',
  'scan-status',
  'weight-history',
  'fluid-summary',
  'fluid-history',
  'fluid-days',
  'meal-timer',
  'vitamin-history',
  'mood-history',
  'reminders',
  'premium-status',
  'analytics',
  'concerns',
  'premium-content',
  'planning-templates',
  'recipes',
  'meal-plans',
  'plan-choices',
  'supplement-guide',
  'check-ins',
]
const PUBLIC = 'public'

/** Whose record it is that belongs to nobody: the texts that everyone may read. */
const NOBODY = 'nobody'

const LONGEST_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** What is kept for one person, or for somebody without a profile. */
export interface KeptRecord {
  /** Answers of another build may have another shape. */
  build: string
  /** When the server last answered, in ms. */
  savedAt: number
  session: Session | null
  reads: DehydratedState
}

export interface KeptReadsTools {
  queries: QueryClient
  store: RecordStore
  build: string
  now?: () => number
}

/** The kept answers of one cache. */
export type KeptReads = ReturnType<typeof keptReads>

/** @see readKept, putBack, saveReads */
export const keptReads = (tools: KeptReadsTools) => ({
  read: (userId: string | null) => readKept(tools, userId),
  putBack: (record: KeptRecord) => putBack(tools, record),
  save: (session: Session | null, savedAt: number) => saveReads(tools, session, savedAt),
  /** Throws out what is kept of everybody. */
  clear: () => tools.store.clear(),
})

/** The answers that this device keeps in a database. */
export const openKeptReads = (database: string, queries: QueryClient, build: string): KeptReads =>
  keptReads({ queries, build, store: createRecordStore(database) })

/** What is kept for a person, or for nobody; null when there is nothing of this build that is recent enough. */
export async function readKept(tools: KeptReadsTools, userId: string | null): Promise<KeptRecord | null> {
  const record = await tools.store.read(userId ?? NOBODY)
  if (!isKept(record) || record.build !== tools.build) return null
  if ((record.session?.user_id ?? null) !== userId) return null
  const oldest = (tools.now ?? Date.now)() - LONGEST_KEPT_MS
  if (record.savedAt < oldest) return null
  const queries = record.reads.queries.filter(({ state }) => state.dataUpdatedAt >= oldest)
  return { ...record, reads: { ...record.reads, queries } }
}

/**
 * Puts it into the cache. What the server answered meanwhile is newer, and stays. What is of a person is shown and asked
 * again at once, however young it is: since it was kept, something may have been written that is not in it.
 */
export const putBack = (tools: KeptReadsTools, { reads }: KeptRecord): void => {
  const queries = reads.queries.map((query) => ({
    ...query,
    state: { ...query.state, isInvalidated: query.queryKey[0] !== PUBLIC },
  }))
  hydrate(tools.queries, { ...reads, queries })
}

/** Writes what the cache has of a person, or of nobody, and throws out what is kept for anybody else. */
export async function saveReads(
  tools: KeptReadsTools,
  session: Session | null,
  savedAt: number,
): Promise<void> {
  const userId = session?.user_id ?? null
  const reads = dehydrate(tools.queries, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ queryKey, state }) => state.data !== undefined && isKeptKey(queryKey, userId),
  })
  // An answer is no worse because a later try to renew it failed.
  const queries = reads.queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success' as const, error: null, fetchFailureReason: null },
  }))
  // What the answer says of the code for minutes after it was shown is not for the device.
  const kept = session && { ...session, recovery_code: null }
  const record: KeptRecord = { build: tools.build, savedAt, session: kept, reads: { ...reads, queries } }
  await tools.store.keepOnly(userId ?? NOBODY)
  await tools.store.write(userId ?? NOBODY, record)
}

/** Whether the answer of a key may be kept for this person; for nobody only what everyone may read. */
export const isKeptKey = ([name, owner]: QueryKey, userId: string | null): boolean =>
  name === PUBLIC || (userId !== null && KEPT_PERSONAL.includes(name) && owner === userId)

// Only this app can have sealed it, and the build is compared; this tells a record from nothing.
const isKept = (value: unknown): value is KeptRecord =>
  typeof value === 'object' && value !== null && 'build' in value && 'session' in value && 'reads' in value
