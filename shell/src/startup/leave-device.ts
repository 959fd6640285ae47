import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '../host/shell-context'
import type { SignOutOutcome, SignOutReach } from '../host/startup-state'
import type { ReadsKeeper } from '../offline/keep-reads'
import { storage } from '../shared/storage'
import type { createOwedSignOut } from './owed-sign-out'
import { wipeDevice } from './wipe-device'

interface Leaving {
  outbox: Shell['outbox']
  keeper: ReadsKeeper | undefined
  paySignOut: ReturnType<typeof createOwedSignOut>
}

/** Takes what is a person's off this device, and then tells the server; `owed` where that has to wait for a connection. */
export const leaveDevice = async (
  reach: SignOutReach,
  { outbox, keeper, paySignOut }: Leaving,
): Promise<SignOutOutcome> => {
  storage.keepOwedSignOut(reach === 'ended' ? null : reach)
  storage.forgetPerson()
  await outbox.wipe()
  await keeper?.stop()
  await wipeDevice()
  return paySignOut().then(
    () => 'done' as const,
    () => 'owed' as const,
  )
}

/** Drops everything in the cache that belongs to a person. */
export function forgetPersonalReads(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'public' })
}
