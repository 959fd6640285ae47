import {
  callHref,
  type CountryHelp,
  HELP_ELSEWHERE,
  type HelpLine,
  helpOf,
  linesIn,
  shownNumber,
  type SupportNeed,
  textHref,
} from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { useLanguageHere, useMessages } from '@gb/entries'
import { callsCatalog } from './messages/generated/calls'

/** One thing to press: where it leads and what it says. */
export interface HelpAction {
  label: string
  href: string
}

/** Help where the person is, in words and addresses. It is part of the app: it needs no connection. */
export interface Help {
  country: string
  change: (country: string) => void
  /** Null where no line is known: then `web` is a list of lines by country. */
  known: CountryHelp | null
  call: HelpAction | null
  text: HelpAction | null
  web: HelpAction | null
  emergency: HelpAction | null
  /** The other lines of the country. */
  more: { who: string; action: HelpAction }[]
  /** Lines for eating disorders; empty where none is known. */
  eating: { who: string; action: HelpAction }[]
  /** Lines for who is hurt at home, and for drinking; empty where none is known. */
  support: Record<SupportNeed, { who: string; action: HelpAction }[]>
}

type Messages = ReturnType<typeof callsCatalog.in>

const pageOf = (web: string) => {
  const { hostname, pathname } = new URL(web)
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`
}

const callTo = (line: HelpLine, messages: Messages): HelpAction | null => {
  if (line.call === undefined) return null
  const number = shownNumber(line.shown ?? line.call)
  const label =
    line.press === undefined ? messages.call({ number }) : messages.callAndPress({ number, key: line.press })
  return { label, href: callHref(line.call) }
}

const textTo = ({ text }: HelpLine, messages: Messages): HelpAction | null => {
  if (text === undefined) return null
  const { to: number, words } = text
  const label = words === undefined ? messages.text({ number }) : messages.textWords({ number, words })
  return { label, href: textHref(text) }
}

const chatAt = ({ web }: HelpLine, messages: Messages): HelpAction | null =>
  web === undefined ? null : { label: messages.chat({ page: pageOf(web) }), href: web }

const moreOf = (lines: readonly HelpLine[], messages: Messages): Help['more'] =>
  lines.flatMap((line) => {
    const action = callTo(line, messages) ?? textTo(line, messages) ?? chatAt(line, messages)
    return action === null ? [] : [{ who: line.name, action }]
  })

/** Help where the person is, or where they say they are, in the language that is spoken here. */
export function useHelp(): Help {
  const messages = useMessages(callsCatalog)
  const language = useLanguageHere()
  const [country, change] = useHelpCountry()
  const known = helpOf(country)
  if (known === null) {
    const web = { label: HELP_ELSEWHERE.name, href: HELP_ELSEWHERE.web }
    const none = { call: null, text: null, emergency: null, more: [], eating: [] }
    return { country, change, known, web, ...none, support: { home: [], drink: [] } }
  }
  const further = (lines: readonly HelpLine[] = []) => moreOf(linesIn(lines, language), messages)
  const [first, ...others] = known.lines
  const [own = first] = linesIn([first], language)
  return {
    country,
    change,
    known,
    call: callTo(own, messages),
    text: textTo(own, messages),
    web: chatAt(own, messages),
    emergency: { label: messages.call({ number: known.emergency }), href: callHref(known.emergency) },
    more: further(others),
    eating: further(known.eating),
    support: { home: further(known.home), drink: further(known.drink) },
  }
}
