import { type Language, LOCALES } from './language.js'

/** How an instant is written: the day short or long, the time of a near day, the day with its time, or what a letter dates. */
export type InstantStyle = 'day' | 'longDay' | 'weekdayTime' | 'moment' | 'dated'

const TIME = { hour: 'numeric', minute: '2-digit' } as const

const STYLES: Readonly<Record<InstantStyle, Intl.DateTimeFormatOptions>> = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  longDay: { dateStyle: 'long' },
  weekdayTime: { weekday: 'short', ...TIME },
  moment: { weekday: 'long', month: 'long', day: 'numeric', ...TIME },
  dated: { year: 'numeric', month: 'long', day: 'numeric', ...TIME, timeZoneName: 'short' },
}

/**
 * An instant in words: "Nov 20, 2026", "November 20, 2026", "Fri 8:05 AM", "Friday, November 20 at 8:05 AM" or
 * "November 20, 2026 at 8:05 AM EST". A calendar day that was stored is none: `formatsOf` writes it.
 * @param instant  ISO 8601 text, ms, or the instant itself
 * @param timeZone where the person is (IANA name); where this runs when absent
 */
export const instantInWords = (
  instant: string | number | Date,
  style: InstantStyle,
  { language = 'en', timeZone }: { language?: Language; timeZone?: string } = {},
): string =>
  new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone }).format(new Date(instant))
