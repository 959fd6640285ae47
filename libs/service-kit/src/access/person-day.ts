import { type DayRule, localDay } from '@gb/domain'
import type { SessionUser } from '../contracts/session.port.js'

interface Asking {
  timeZone: string
  person: Pick<SessionUser['person'], 'dayStartsAt'>
}

/** By what the days of the asking person are counted at this request. */
export const dayRuleOf = ({ timeZone, person }: Asking): DayRule => ({
  timeZone,
  dayStartsAt: person.dayStartsAt,
})

/** Today for the asking person, 'YYYY-MM-DD'. */
export const todayOf = (user: Asking, now = new Date()): string =>
  localDay(now, user.timeZone, user.person.dayStartsAt)
