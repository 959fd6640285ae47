import { type Language, LOCALES } from './language.js'

/** How a calendar day is written: "November 20, 2026", "November 2026", "Nov 2026", "Fri, Nov 20", "Nov 20, 2026" or "Nov 20". */
export type DayStyle = 'long' | 'month' | 'shortMonth' | 'weekday' | 'short' | 'near'

/** Words by how many there are; `=0` and its kin for one number alone. `other` stands for all that is not named. */
export type PluralForms = Readonly<Record<string, string>> & { readonly other: string }

const DAY_STYLES: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  // A calendar day is no instant: read and written in UTC it stays the day it is.
  long: { dateStyle: 'long', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  shortMonth: { month: 'short', year: 'numeric', timeZone: 'UTC' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
  short: { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
  near: { month: 'short', day: 'numeric', timeZone: 'UTC' },
}

/** Numbers, days, times and lists in one language; whatever is shown in it is written by this. */
export interface Formats {
  /** "1,200" */
  number: (value: number) => string
  /** The words for so many. */
  plural: (count: number, forms: PluralForms) => string
  /** A calendar day, `YYYY-MM-DD`. */
  day: (day: string, style: DayStyle) => string
  /** "8:05 AM" where the person is now, on one line; of an ISO 8601 text or of ms. */
  time: (instant: string | number) => string
  /** "a, b, and c" */
  list: (items: readonly string[]) => string
  /** The name of a country by its ISO 3166 code. */
  country: (code: string) => string
}

/** The words for a choice by its name; `other` where it has none of its own. */
export const chosen = (choice: string, forms: PluralForms): string => forms[choice] ?? forms.other

const made = new Map<Language, Formats>()

/** What writes numbers, days, times and lists in a language. */
export const formatsOf = (language: Language): Formats => {
  const known = made.get(language)
  if (known !== undefined) return known
  const formats = formatsFor(LOCALES[language])
  made.set(language, formats)
  return formats
}

// Each is made when it is first used: to make one takes a phone longer than to use it.
const formatsFor = (locale: string): Formats => {
  const once = <T>(make: () => T) => {
    let value: T | undefined
    return () => (value ??= make())
  }
  const numbers = once(() => new Intl.NumberFormat(locale))
  const rules = once(() => new Intl.PluralRules(locale))
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const times = once(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }))
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region' }))
  return {
    number: (value) => numbers().format(value),
    plural: (count, forms) => forms[`=${count}`] ?? forms[rules().select(count)] ?? forms.other,
    day: (day, style) =>
      new Intl.DateTimeFormat(locale, DAY_STYLES[style]).format(new Date(`${day}T00:00:00Z`)),
    time: (instant) => times().format(new Date(instant)).replaceAll(/\s/g, '\u00a0'),
    list: (items) => lists().format(items),
    country: (code) => regions().of(code) ?? code,
  }
}

/** "a, b or c": what may be chosen from. Apart from the other formats, since little is said with it. */
export const eitherOf = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'disjunction' }).format(items)
