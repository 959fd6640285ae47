import { Brought, useLocalDay } from '@gb/entries'
import { deferred, useSession } from '@gb/mfe-contract'
import { useSurgeryDate } from '../../shared/surgery-date.query'
import { useIsSipsOnly } from '../api/is-sips-only.query'
import { useIdle } from '../../shared/use-idle'
import { WaitingVitamin } from './waiting-vitamin'

const nextOfPlan = deferred(() => import('./next-of-plan').then((chunk) => chunk.inOwnLanguage()))

/**
 * Home: the next vitamin of the plan of today, logged with one tap. Nothing for a visitor without a profile, on days of
 * sips, before surgery, and where today is not known: the tab of vitamins says what is wrong.
 */
export function NextVitamin() {
  const { userId } = useSession()
  const isSipsOnly = useIsSipsOnly(userId ?? '')
  // Nothing is usual before surgery; what somebody takes by themselves comes when it is known.
  const isEarly = (useSurgeryDate(userId ?? '') ?? '') > useLocalDay()
  const isIdle = useIdle()
  if (userId === null || isSipsOnly) return null
  const waiting = isEarly ? null : <WaitingVitamin />
  // The figures of the day come first, and a plan is made of much.
  // Without a connection it may never come: then no place is kept for it.
  return isIdle ? (
    <Brought part={nextOfPlan} partProps={{ userId, isEarly }} loading={waiting} failed={null} />
  ) : (
    waiting
  )
}
