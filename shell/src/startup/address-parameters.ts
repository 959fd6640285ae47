import type { TabId } from '@gb/mfe-contract'
import { openableTab } from '../shared/openable-tabs'

/** What the address asked for at startup. At most one field per purpose; an incomplete pair counts as absent. */
export interface AddressParameters {
  /** `?user_id=&email=`: open this profile here. */
  adopt: { userId: string; email: string } | null
  /** `?restore=`: a profile code. */
  restoreCode: string | null
  /** `#confirm=<challenge>.<token>`: the link of a restore's mail. */
  confirm: { challengeId: string; token: string } | null
  /** `#take-back=<token>`: the link to the address before an e-mail change. */
  takeBack: string | null
  /** `#at-your-side=<token>`: the link that invites to somebody's side. */
  atSide: string | null
  /** `?payment=success&session_id=`: back from the payment page. */
  paidSessionId: string | null
  /** `?source=pwa`: opened from the home screen. It changes how the app looks and grants nothing. */
  fromHomeScreen: boolean
  /** `?open=`: a shortcut of the installed app's icon, or a reminder. It shows a tab and does nothing there. */
  open: TabId | null
}

// `recreate` was a shortcut for one person. It would open somebody's profile by its address, so it is only removed.
const OURS = ['user_id', 'email', 'restore', 'payment', 'session_id', 'source', 'open', 'recreate']

const CONFIRM = '#confirm='
const TAKE_BACK = '#take-back='
const AT_SIDE = '#at-your-side='

/** Reads our parameters and takes them out of the address, without a new history entry. */
export function takeAddressParameters(location: Location, history: History): AddressParameters {
  const query = new URLSearchParams(location.search)
  const confirm = readLink(wordsBehind(CONFIRM, location))
  const takeBack = tokenBehind(TAKE_BACK, location)
  const atSide = tokenBehind(AT_SIDE, location)
  const isLink = [CONFIRM, TAKE_BACK, AT_SIDE].some((link) => location.hash.startsWith(link))
  const parameters = { ...readParameters(query), confirm, takeBack, atSide }
  if (isLink || OURS.some((name) => query.has(name))) {
    for (const name of OURS) query.delete(name)
    const rest = query.toString()
    history.replaceState(
      history.state,
      '',
      location.pathname + (rest === '' ? '' : `?${rest}`) + (isLink ? '' : location.hash),
    )
  }
  return parameters
}

const wordsBehind = (link: string, { hash }: Location): string =>
  hash.startsWith(link) ? hash.slice(link.length) : ''

const tokenBehind = (link: string, location: Location): string | null =>
  /^[\w-]+$/.exec(wordsBehind(link, location))?.[0] ?? null

function readLink(text: string): AddressParameters['confirm'] {
  const [, challengeId, token] = /^([\w-]+)\.([\w-]+)$/.exec(text) ?? []
  return challengeId !== undefined && token !== undefined ? { challengeId, token } : null
}

function readParameters(query: URLSearchParams): Omit<AddressParameters, 'confirm' | 'takeBack' | 'atSide'> {
  const userId = query.get('user_id')
  const email = query.get('email')
  return {
    adopt: userId !== null && userId !== '' && email !== null && email !== '' ? { userId, email } : null,
    restoreCode: query.get('restore') || null,
    paidSessionId: (query.get('payment') === 'success' && query.get('session_id')) || null,
    fromHomeScreen: query.get('source') === 'pwa',
    open: openableTab(query.get('open')),
  }
}
