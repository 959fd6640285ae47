import { callHref, HELP_ELSEWHERE, helpCountryOf, helpOf } from '../help/index.js'
import type { Concern, ConcernId, ConcernKind, ConcernTab } from './concern.js'

/** The one thing to do about a concern: a place in the app, or an address that a phone opens. */
export type ConcernAction =
  | { readonly kind: 'tab'; readonly tab: ConcernTab; readonly label: string }
  | { readonly kind: 'link'; readonly href: string; readonly label: string }

const TAB_LABELS: Readonly<Record<ConcernTab, string>> = {
  fluids: 'Log a drink',
  weight: 'See your weights',
  mood: 'Open Mood',
  scan: 'Add food',
  tips: 'When to call',
  profile: 'Open your profile',
  normal: 'What to say',
}

/** The answer that a question offers beside its action; the others ask for none. */
const ANSWERS: Partial<Record<ConcernId, string>> = { all_logged: 'That was all' }

/** What the button of a concern's answer says; null where it asks for none. Source: health-rules 9b.3. */
export const concernAnswer = ({ id }: Pick<Concern, 'id'>): string | null => ANSWERS[id] ?? null

/** Where eating disorders are listened to, in over 130 countries. */
const EATING_HELP = {
  kind: 'link',
  href: `${HELP_ELSEWHERE.web}/topics/eating-body-image`,
  label: 'Find a helpline',
} as const

const crisisHelp = (timeZone: string): ConcernAction => {
  const line = helpOf(helpCountryOf(timeZone, ''))?.lines.find(({ call }) => call !== undefined)
  return line?.call === undefined
    ? { kind: 'link', href: HELP_ELSEWHERE.web, label: 'Find a helpline' }
    : { kind: 'link', href: callHref(line.call), label: `Call ${line.shown ?? line.call}` }
}

const emergencyHelp = (timeZone: string): ConcernAction => {
  const number = helpOf(helpCountryOf(timeZone, ''))?.emergency
  return number === undefined
    ? { kind: 'tab', tab: 'normal', label: TAB_LABELS.normal }
    : { kind: 'link', href: callHref(number), label: `Call ${number}` }
}

/**
 * What to do about a concern.
 * @param timeZone where the person is (IANA name): it decides whose line is called
 */
export const concernAction = ({ leadsTo }: Pick<ConcernKind, 'leadsTo'>, timeZone: string): ConcernAction => {
  if (leadsTo === 'crisis_help') return crisisHelp(timeZone)
  if (leadsTo === 'emergency_help') return emergencyHelp(timeZone)
  if (leadsTo === 'eating_help') return EATING_HELP
  return { kind: 'tab', tab: leadsTo, label: TAB_LABELS[leadsTo] }
}
