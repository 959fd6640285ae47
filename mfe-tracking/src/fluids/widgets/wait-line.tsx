import { Brought } from '@gb/entries'
import { deferred, useSession } from '@gb/mfe-contract'
import { useMealWait } from '../api/meal-timer.query'
import { useMinutesUntil } from '../model/use-minutes-until'

// Most of the day nobody waits.
const wait = deferred(() => import('./wait').then((chunk) => chunk.inOwnLanguage()))

/** Home: one line while a meal is less than half an hour ago. */
export function WaitLine() {
  const { userId } = useSession()
  return userId === null ? null : <LineOf userId={userId} />
}

function LineOf({ userId }: { userId: string }) {
  const { endsAt } = useMealWait(userId) ?? { endsAt: null }
  const minutes = useMinutesUntil(endsAt)
  return endsAt === null || minutes === 0 ? null : <Brought part={wait} partProps={{ minutes, endsAt }} />
}
