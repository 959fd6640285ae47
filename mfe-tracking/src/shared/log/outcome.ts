import type { Outbox } from '@gb/device'

/** Whoever asks for more patience than this is told that it waits. */
const SOON_MS = 4000

/** How the sending of an entry ends: `waiting` when there is no answer within some seconds, e.g. offline. */
export function outcomeOf(outbox: Outbox, entryId: string): Promise<'sent' | 'refused' | 'waiting'> {
  return new Promise((resolve) => {
    const look = () => {
      const entry = outbox.pending().find(({ write }) => write.entryId === entryId)
      if (entry?.state === 'waiting') return
      clearTimeout(timer)
      stop()
      resolve(entry?.state === 'attention' ? 'refused' : 'sent')
    }
    const timer = setTimeout(() => {
      stop()
      resolve('waiting')
    }, SOON_MS)
    const stop = outbox.subscribe(look)
    look()
  })
}
