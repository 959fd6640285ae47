import type { Connection } from '../host/connection'
import type { SessionStore } from '../host/session-store'
import type { Session } from '../host/startup-state'
import type { KeptReads } from './kept-reads'

const PAUSE_MS = 1000

/** Name of the database. Signing out deletes every database of the page. */
export const READS_DATABASE = 'gb-reads'

/** What the keeper stands on. */
interface KeeperTools {
  /** Brings what reads and writes the device; asked for only when there is something to do. */
  open: () => Promise<KeptReads>
  /** Whether an earlier visit may have kept anything here. */
  isKeptHere: () => Promise<boolean>
  /** Resolves when a write delays nobody; at once by default. */
  quiet?: () => Promise<void>
}

export interface ReadsKeeper {
  /**
   * Fills the cache with what was kept for a person, who stands as signed in until the server has spoken; for somebody
   * without a profile (null) with the texts that everyone may read.
   */
  restore: (userId: string | null) => Promise<void>
  /** The server has spoken. What is kept of anybody else goes. */
  settle: (session: Session | null) => void
  /** Writes nothing any more until somebody signs in; resolves when nothing is being written. */
  stop: () => Promise<void>
}

/** Keeps the answers of a signed-in person on the device, a moment after each; without one, the public texts. */
export function createReadsKeeper(
  { open, isKeptHere, quiet = () => Promise.resolve() }: KeeperTools,
  sessions: SessionStore,
  connection: Connection,
): ReadsKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<unknown> = Promise.resolve()
  let isStopped = false
  let settled: { userId: string | null } | null = null

  // A device that cannot keep anything shows what the server says, and nothing without it.
  const write = (work: () => Promise<void>) => {
    writing = writing.then(() => (isStopped ? undefined : work())).catch(() => undefined)
  }
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    const session = sessions.get()
    const savedAt = connection.answeredAt.get()
    // Only what the server said about this start: a restored session is no news.
    if (savedAt === null || settled === null || settled.userId !== (session?.user_id ?? null)) return
    write(async () => (await open()).save(session, savedAt))
  }
  const saveSoon = () => {
    timer ??= setTimeout(() => void quiet().then(() => timer !== undefined && save()), PAUSE_MS)
  }
  connection.answeredAt.subscribe(saveSoon)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) save()
  })

  return {
    async restore(userId) {
      const reads = (await isKeptHere()) ? await open().catch(() => null) : null
      const kept = (await reads?.read(userId).catch(() => null)) ?? null
      // The server was quicker, and may have said that this is somebody else or nobody.
      if (reads === null || kept === null || isStopped || (settled !== null && settled.userId !== userId))
        return
      reads.putBack(kept)
      if (settled === null && kept.session !== null) sessions.set(kept.session)
      if (connection.answeredAt.get() === null) connection.answeredAt.set(kept.savedAt)
    },
    settle(session) {
      const before = settled
      settled = { userId: session?.user_id ?? null }
      if (session !== null) {
        isStopped = false
        if (before?.userId !== session.user_id) saveSoon()
      } else if (!isStopped) {
        write(async () => ((await isKeptHere()) ? (await open()).clear() : undefined))
        saveSoon()
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      timer = undefined
      await writing
    },
  }
}
