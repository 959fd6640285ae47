import type { Connection } from '../host/connection'
import type { SessionStore } from '../host/session-store'
import type { Session } from '../host/startup-state'
import { putBack, readKept, saveReads, type KeptReadsTools } from './kept-reads'

const PAUSE_MS = 1000

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
  tools: KeptReadsTools,
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
    write(() => saveReads(tools, session, savedAt))
  }
  connection.answeredAt.subscribe(() => {
    timer ??= setTimeout(save, PAUSE_MS)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) save()
  })

  return {
    async restore(userId) {
      const kept = await readKept(tools, userId).catch(() => null)
      // The server was quicker, and may have said that this is somebody else or nobody.
      if (kept === null || isStopped || (settled !== null && settled.userId !== userId)) return
      putBack(tools, kept)
      if (settled === null && kept.session !== null) sessions.set(kept.session)
      if (connection.answeredAt.get() === null) connection.answeredAt.set(kept.savedAt)
    },
    settle(session) {
      const before = settled
      settled = { userId: session?.user_id ?? null }
      if (session !== null) {
        isStopped = false
        if (before?.userId !== session.user_id) timer ??= setTimeout(save, PAUSE_MS)
      } else if (!isStopped) {
        write(() => tools.store.clear())
        timer ??= setTimeout(save, PAUSE_MS)
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
