import { addDays, daysBetween } from '../days/days.js'

/** The usual blood tests after surgery. */
export const BLOOD_TEST_IDS = ['month-3', 'month-6', 'month-12', 'yearly'] as const
export type BloodTestId = (typeof BLOOD_TEST_IDS)[number]

/** Days after surgery of the tests of the first year. Source: health-rules 3.5. */
const FIRST_YEAR: readonly { id: BloodTestId; day: number }[] = [
  { id: 'month-3', day: 91 },
  { id: 'month-6', day: 182 },
  { id: 'month-12', day: 365 },
]

/** Days from one yearly test to the next. Source: health-rules 3.5. */
const YEAR_DAYS = 365

/** How many days a test may be early or late. Source: health-rules 3.5. */
const WINDOW_DAYS = 21

/** Whether the time of a test is over, is now, or is still to come. It does not say whether the test was made. */
export const BLOOD_TEST_STATES = ['past', 'now', 'ahead'] as const
export type BloodTestState = (typeof BLOOD_TEST_STATES)[number]

/** One blood test with its days, 'YYYY-MM-DD'. */
export interface BloodTest {
  readonly id: BloodTestId
  readonly dayAfterSurgery: number
  readonly due: string
  /** First and last day of the window. */
  readonly from: string
  readonly to: string
  readonly state: BloodTestState
}

const stateOf = (from: string, to: string, today: string): BloodTestState => {
  if (daysBetween(to, today) > 0) return 'past'
  return daysBetween(from, today) >= 0 ? 'now' : 'ahead'
}

const testOn = (
  surgeryDate: string,
  today: string,
  { id, day }: { id: BloodTestId; day: number },
): BloodTest => {
  const due = addDays(surgeryDate, day)
  const [from, to] = [addDays(due, -WINDOW_DAYS), addDays(due, WINDOW_DAYS)]
  return { id, dayAfterSurgery: day, due, from, to, state: stateOf(from, to, today) }
}

/** The first yearly test, after that of month 12, whose window is not over on that day after surgery. */
const nextYearlyDay = (dayNumber: number): number =>
  Math.max(2, Math.ceil((dayNumber - WINDOW_DAYS) / YEAR_DAYS)) * YEAR_DAYS

/**
 * The three tests of the first year and the yearly one that comes next, counted from the day of the surgery.
 * Both days are 'YYYY-MM-DD'; RangeError otherwise. Source: health-rules 3.5.
 */
export const bloodTests = (surgeryDate: string, today: string): BloodTest[] => {
  const yearly = { id: 'yearly' as const, day: nextYearlyDay(daysBetween(surgeryDate, today)) }
  return [...FIRST_YEAR, yearly].map((test) => testOn(surgeryDate, today, test))
}

/** So many days after it was due a blood test is still worth asking for; later the next one is nearer [own]. Source: health-rules 3.7. */
const WORTH_ASKING_DAYS = 90

/**
 * The blood test whose time is now or was lately, to ask the team for in case it was not made; null between them. Both days are
 * 'YYYY-MM-DD'; RangeError otherwise. Source: health-rules 3.7.
 */
export const bloodTestToAsk = (surgeryDate: string, today: string): BloodTest | null => {
  const dayNumber = daysBetween(surgeryDate, today)
  const latestYear = Math.floor((dayNumber + WINDOW_DAYS) / YEAR_DAYS)
  const years = latestYear >= 2 ? [{ id: 'yearly' as const, day: latestYear * YEAR_DAYS }] : []
  const begun = [...FIRST_YEAR, ...years].filter(({ day }) => dayNumber >= day - WINDOW_DAYS)
  const last = begun.at(-1)
  return last === undefined || dayNumber > last.day + WORTH_ASKING_DAYS
    ? null
    : testOn(surgeryDate, today, last)
}
