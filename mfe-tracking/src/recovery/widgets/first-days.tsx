import { firstDayOn } from '@gb/domain'
import { Brought, useLocalDay } from '@gb/entries'
import { deferred, useSession } from '@gb/mfe-contract'
import { useSurgeryDate } from '../../shared/surgery-date.query'
import { useIdle } from '../../shared/use-idle'
import { WaitingDay } from './waiting-day'

const card = deferred(() => import('./first-days-card').then((chunk) => chunk.inOwnLanguage()))

/**
 * Home: how the day was, from the day of surgery to day 30 where the person is. On every other day nothing is drawn, and
 * nothing is downloaded or asked for.
 */
export function FirstDays() {
  const { userId } = useSession()
  return userId === null ? null : <DaysOf userId={userId} />
}

function DaysOf({ userId }: { userId: string }) {
  const today = useLocalDay()
  const surgeryDate = useSurgeryDate(userId)
  const isIdle = useIdle()
  if (surgeryDate == null || firstDayOn(surgeryDate, today) === null) return null
  // The figures of the day come first.
  return isIdle ? (
    <Brought part={card} partProps={{ userId, surgeryDate }} loading={<WaitingDay />} failed={null} />
  ) : (
    <WaitingDay />
  )
}
