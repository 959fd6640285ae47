import type { Language } from '../language/index.js'

/** One way to reach somebody who listens. At least one of `call`, `text` and `web` is there. */
export interface HelpLine {
  name: string
  /** Number as it is dialed. */
  call?: string
  /** Number as it is written; `call` when absent. */
  shown?: string
  /** Number for a text message, and the words to send where there must be some. */
  text?: { to: string; words?: string }
  /** A chat or a page, https. */
  web?: string
  /** The key to press when it has answered: "Call 988, then press 1". */
  press?: string
  /** What differs for who speaks Spanish; null where the line says no more to them than another one of the list. */
  inSpanish?: Partial<Omit<HelpLine, 'inSpanish'>> | null
}

/** Help in one country. */
export interface CountryHelp {
  /** ISO 3166 code. */
  country: string
  /** Name as people in the list look for it. */
  name: string
  /** Number for an ambulance, from a mobile phone. */
  emergency: string
  /** The line for everybody first. */
  lines: readonly [HelpLine, ...HelpLine[]]
  /** Lines for eating disorders, named after who runs them; absent where none is known. */
  eating?: readonly HelpLine[]
  /** Lines for who is hurt at home, or by a partner; absent where none is known. */
  home?: readonly HelpLine[]
  /** Lines for drinking and other substances; absent where none is known. */
  drink?: readonly HelpLine[]
  /** IANA zones that lie in it. */
  zones: readonly string[]
  /** Who says so. */
  source: string
}

/** Where people look when their country is not in the list: it knows lines of more than 130 countries. */
export const HELP_ELSEWHERE = { name: 'findahelpline.com', web: 'https://findahelpline.com' } as const

/** Day on which every number was last checked; the list is due every year. */
export const HELP_REVIEWED = '2026-11-20'

/** The lines as they are for who speaks a language. */
export const linesIn = (lines: readonly HelpLine[], language: Language): HelpLine[] =>
  language === 'es'
    ? lines.flatMap((line) => (line.inSpanish === null ? [] : [{ ...line, ...line.inSpanish }]))
    : [...lines]

/** A number of a line as it is read, in one piece: broken after its first digit it reads as another number. */
export const shownNumber = (number: string): string =>
  number.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011')

/** Address that a phone opens to call. */
export const callHref = (number: string): string => `tel:${number}`

/** Address that a phone opens to write a text message. */
export const textHref = ({ to, words }: NonNullable<HelpLine['text']>): string =>
  words === undefined ? `sms:${to}` : `sms:${to}?body=${encodeURIComponent(words)}`
