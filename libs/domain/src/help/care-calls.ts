import { dialable } from './dialable.js'
import { callHref } from './help.js'

/** Whose number it is. */
export type CareCallee = keyof typeof CARE_CALL_WORDS

/** One number of the people who care for somebody, to press. */
export interface CareCall {
  readonly who: CareCallee
  readonly label: string
  /** Address that a phone opens to call. */
  readonly href: string
}

/** The numbers that a person noted, as they were typed; null or absent where there is none. */
export interface CareNumbers {
  /** Of the card to read out, on this device. */
  readonly surgeon?: string | null
  /** Of the clinic's sheet. */
  readonly officePhone?: string | null
  readonly afterHoursPhone?: string | null
}

/** What a number is called on its button. */
export const CARE_CALL_WORDS = {
  surgeon: 'Call my surgeon',
  officePhone: 'Call my clinic',
  afterHoursPhone: 'Call after hours',
} as const

/** When an office is taken to be open: Monday to Friday, from 8 AM to 5 PM. [own]: both numbers always stand somewhere. */
const OFFICE = { from: 8, to: 17 }
const SATURDAY = 6

/** @param day the local day, 'YYYY-MM-DD', and its hour, 0 to 23 */
export const isOfficeTime = (day: string, hour: number): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < SATURDAY && hour >= OFFICE.from && hour < OFFICE.to
}

/** Whom to call with one press, the surgeon first, then who answers now; each number once, and none that cannot be dialed. */
export const careCalls = (numbers: CareNumbers, isOffice: boolean): CareCall[] => {
  const found = new Map<string, CareCall>()
  const clinic = ['officePhone', 'afterHoursPhone'] as const
  for (const who of ['surgeon', ...(isOffice ? clinic : clinic.toReversed())] as const) {
    const number = dialable(numbers[who] ?? '')
    if (number !== null && !found.has(number))
      found.set(number, { who, label: CARE_CALL_WORDS[who], href: callHref(number) })
  }
  return [...found.values()]
}
