import { callHref, HELP_ELSEWHERE, helpCountryOf, helpOf, shownNumber } from '../help/index.js'
import type { Concern, ConcernKind, ConcernTab } from './concern.js'
import { messages } from './messages/generated/beside.en.js'
import { answerSaid } from './said.js'

/** The one thing to do about a concern: a place in the app, or an address that a phone opens. */
export type ConcernAction =
  | { readonly kind: 'tab'; readonly tab: ConcernTab; readonly label: string }
  | { readonly kind: 'link'; readonly href: string; readonly label: string }

/** What the button of a concern's answer says; null where it asks for none. Source: health-rules 9b.3. */
export const concernAnswer = ({ id }: Pick<Concern, 'id'>): string | null => answerSaid(id, messages)

/** Where eating disorders are listened to, in over 130 countries. */
const EATING_HELP = {
  kind: 'link',
  href: `${HELP_ELSEWHERE.web}/topics/eating-body-image`,
  label: messages.helpline,
} as const

const crisisHelp = (timeZone: string): ConcernAction => {
  const line = helpOf(helpCountryOf(timeZone, ''))?.lines.find(({ call }) => call !== undefined)
  return line?.call === undefined
    ? { kind: 'link', href: HELP_ELSEWHERE.web, label: messages.helpline }
    : {
        kind: 'link',
        href: callHref(line.call),
        label: messages.call({ number: shownNumber(line.shown ?? line.call) }),
      }
}

const emergencyHelp = (timeZone: string): ConcernAction => {
  const number = helpOf(helpCountryOf(timeZone, ''))?.emergency
  return number === undefined
    ? { kind: 'tab', tab: 'normal', label: messages.tabs.normal }
    : { kind: 'link', href: callHref(number), label: messages.call({ number }) }
}

/**
 * What to do about a concern.
 * @param timeZone where the person is (IANA name): it decides whose line is called
 */
export const concernAction = ({ leadsTo }: Pick<ConcernKind, 'leadsTo'>, timeZone: string): ConcernAction => {
  if (leadsTo === 'crisis_help') return crisisHelp(timeZone)
  if (leadsTo === 'emergency_help') return emergencyHelp(timeZone)
  if (leadsTo === 'eating_help') return EATING_HELP
  return { kind: 'tab', tab: leadsTo, label: messages.tabs[leadsTo] }
}
