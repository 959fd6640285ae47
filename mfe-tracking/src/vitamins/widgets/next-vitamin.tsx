import { Brought } from '@gb/entries'
import { deferred, useSession } from '@gb/mfe-contract'
import { useIsSipsOnly } from '../api/is-sips-only.query'
import { useIdle } from '../../shared/use-idle'
import { WaitingVitamin } from './waiting-vitamin'

const nextOfPlan = deferred(() => import('./next-of-plan').then((chunk) => chunk.NextOfPlan))

/**
 * Home: the next vitamin of the plan of today, logged with one tap. Nothing for a visitor without a profile, on days of
 * sips, and where today is not known: the tab of vitamins says what is wrong.
 */
export function NextVitamin() {
  const { userId } = useSession()
  const isSipsOnly = useIsSipsOnly(userId ?? '')
  const isIdle = useIdle()
  if (userId === null || isSipsOnly) return null
  // The figures of the day come first, and a plan is made of much.
  return isIdle ? (
    <Brought part={nextOfPlan} partProps={{ userId }} loading={<WaitingVitamin />} />
  ) : (
    <WaitingVitamin />
  )
}
