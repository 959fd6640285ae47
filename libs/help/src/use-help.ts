import {
  callHref,
  type CountryHelp,
  HELP_ELSEWHERE,
  type HelpLine,
  helpOf,
  type SupportNeed,
  textHref,
} from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { messages } from './messages'

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

const pageOf = (web: string) => new URL(web).hostname.replace(/^www\./, '')

const callTo = (line: HelpLine): HelpAction | null =>
  line.call === undefined
    ? null
    : { label: messages.call(line.shown ?? line.call), href: callHref(line.call) }

const textTo = ({ text }: HelpLine): HelpAction | null =>
  text === undefined ? null : { label: messages.textTo(text), href: textHref(text) }

const chatAt = ({ web }: HelpLine): HelpAction | null =>
  web === undefined ? null : { label: messages.chat(pageOf(web)), href: web }

const moreOf = (lines: readonly HelpLine[]): Help['more'] =>
  lines.flatMap((line) => {
    const action = callTo(line) ?? textTo(line) ?? chatAt(line)
    return action === null ? [] : [{ who: line.name, action: { ...action, label: line.how ?? action.label } }]
  })

/** Help where the person is, or where they say they are. */
export function useHelp(): Help {
  const [country, change] = useHelpCountry()
  const known = helpOf(country)
  if (known === null) {
    const web = { label: HELP_ELSEWHERE.name, href: HELP_ELSEWHERE.web }
    const none = { call: null, text: null, emergency: null, more: [], eating: [] }
    return { country, change, known, web, ...none, support: { home: [], drink: [] } }
  }
  const [first, ...others] = known.lines
  return {
    country,
    change,
    known,
    call: callTo(first),
    text: textTo(first),
    web: chatAt(first),
    emergency: { label: messages.call(known.emergency), href: callHref(known.emergency) },
    more: moreOf(others),
    eating: moreOf(known.eating ?? []),
    support: { home: moreOf(known.home ?? []), drink: moreOf(known.drink ?? []) },
  }
}
