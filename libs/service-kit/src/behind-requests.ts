import { setPriority } from 'node:os'

const BEHIND_REQUESTS = 5

/**
 * The thread that calls this works behind those that answer requests. It has an address of its own, because a thread that loads
 * the whole kit takes longer to begin than to do its work.
 */
export const workBehindRequests = (): void => {
  // On Linux a thread has a priority of its own. A little, for at the lowest one it stood still while the machine was busy, and
  // ran out of its time.
  if (process.platform === 'linux') setPriority(BEHIND_REQUESTS)
}
