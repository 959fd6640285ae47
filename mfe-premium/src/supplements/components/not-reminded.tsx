import { minuteOf, type ClockTime } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Banner } from '@gb/ui'
import { Bullets } from '../../shared/bullets'
import { useDays } from '../../shared/use-days'
import { supplementsCatalog } from '../messages/generated/supplements'
import type { ReminderPlan } from '../model/reminder-times'

const momentOf = (time: ClockTime) => new Date(2000, 0, 1, 0, minuteOf(time)).getTime()

/** The times of a schedule that are no reminder, or one at another time. It stays: a dose must not be lost in silence. */
export function NotReminded({ plan: { moved, leftOut } }: { plan: ReminderPlan }) {
  const messages = useMessages(supplementsCatalog)
  const { time: written } = useDays()
  const clock = (time: ClockTime) => written(momentOf(time))
  if (moved.length === 0 && leftOut.length === 0) return null
  const missing = leftOut.map(({ time, names, why }) =>
    messages.leftOut[why]({ time: clock(time), names: names.join(', ') }),
  )
  const others = moved.map(({ from, to }) => messages.moved({ from: clock(from), to: clock(to) }))
  return (
    <Banner
      tone={leftOut.length > 0 ? 'warning' : 'info'}
      live="polite"
      title={leftOut.length > 0 ? messages.notAll : messages.movedTitle}
    >
      {missing.length > 0 && (
        <>
          <Bullets lines={missing} />
          {messages.setAlarm}
        </>
      )}
      {others.length > 0 && <Bullets lines={others} />}
    </Banner>
  )
}
