/** For all tabs of this browser, or for one tab and its reloads. */
export type Place = 'browser' | 'tab'

interface Row {
  /** Its name in the browser; a key that is kept for several, such as one person each, has the other's id behind a dot. */
  name: string
  place: Place
  /** `untilTold`: what is owed to the server stays until the server has heard of it. */
  atSignOut: 'goes' | 'stays' | 'untilTold'
  /** Where the browser refuses storage (private windows, a full disk): it holds for this page, or is not kept at all. */
  unstored: 'page' | 'lost'
}

const goes = (name: string, unstored: Row['unstored'] = 'lost') =>
  ({ name, place: 'browser', atSignOut: 'goes', unstored }) as const
const stays = (name: string, unstored: Row['unstored'] = 'lost') =>
  ({ name, place: 'browser', atSignOut: 'stays', unstored }) as const
const inTab = (name: string) => ({ name, place: 'tab', atSignOut: 'goes', unstored: 'lost' }) as const

/**
 * Everything small that the product keeps in a browser, with what a sign-out does to it. What stays says nothing about a
 * person: how the app looks, where help is, which notes of ours were read. All the rest goes, and so does every key
 * that is not listed; sealed records and waiting writes have databases, which a sign-out deletes.
 * Source: decision 50.
 */
export const KEYS = {
  // Who is signed in here, and what the next start needs of it.
  userId: goes('gb.user_id'),
  email: goes('gb.email'),
  recoveryCode: goes('gb.recovery_code'),
  profile: goes('gb.profile'),
  consent: goes('gb.consent'),
  farewell: goes('gb.farewell'),
  appLock: goes('gb.app_lock'),
  owedSignOut: { name: 'gb.owed_sign_out', place: 'browser', atSignOut: 'untilTold', unstored: 'lost' },

  // How the app looks and where help is.
  theme: stays('gb.theme'),
  dismissedNotes: stays('gb.dismissed_notes'),
  redFlagsSeen: stays('gb.red_flags_seen'),
  language: stays('gb.language', 'page'),
  // Whether what is translated is tried here: the last list of remotes said so, and the next says it anew.
  triesSpanish: stays('gb.tries_spanish', 'page'),
  helpCountry: stays('gb.help_country', 'page'),

  // The tabs of the remotes as they were last. Whoever tries a release early may have others.
  declared: goes('gb.declared'),
  // Which releases were given early to who is here, with their marks: they stay while the server does not know who asks.
  canaries: goes('gb.canaries'),

  // Habits: how somebody measures and drinks is theirs, and the next one on this device begins anew.
  fluidUnit: goes('gb.tracking.fluid-unit', 'page'),
  weightUnit: goes('gb.tracking.weight-unit', 'page'),
  weightPeriod: goes('gb.tracking.weight-period', 'page'),
  fluidType: goes('gb.tracking.fluid-type', 'page'),
  // Until 1.8 of the policy the filled week was kept here alone; it goes to the server once.
  myWeek: goes('gb.premium.my-week', 'page'),
  planWishes: goes('gb.premium.plan-wishes', 'page'),
  // What is in the basket already, of each shopping list by the id of its plan.
  ticks: goes('gb.premium.ticks', 'page'),
  // Each card that folds, by its name: open or closed.
  fold: goes('gb.fold', 'page'),

  // What was said, read and noted here.
  said: goes('gb.tracking.said', 'page'),
  medicinesRead: goes('gb.medicines_read'),
  installHidden: goes('gb.install_hidden'),
  trustedPerson: goes('gb.tracking.trusted-person', 'page'),
  ownCard: goes('gb.own_card'),

  // One tab and its reloads.
  identity: inTab('gb.identity'),
  view: inTab('gb.view'),
  payment: inTab('gb.payment'),
  beforePayment: inTab('gb.before_payment'),
  confirmation: inTab('gb.confirmation'),
  pendingScan: inTab('gb-scan-pending'),
  openPlan: inTab('gb.premium.open-plan'),
  installed: { name: 'gb.installed', place: 'tab', atSignOut: 'stays', unstored: 'lost' },
} as const satisfies Record<string, Row>

export type KeptKey = keyof typeof KEYS

const ROWS: readonly Row[] = Object.values(KEYS)

const isKey = (text: string): text is KeptKey => Object.hasOwn(KEYS, text)

/** The keys that a sign-out leaves alone. */
export const STAYING: readonly KeptKey[] = Object.keys(KEYS).filter(
  (key): key is KeptKey => isKey(key) && KEYS[key].atSignOut === 'stays',
)

/** What a sign-out does to whatever lies under a name. */
export const atSignOut = (name: string, place: Place): Row['atSignOut'] =>
  ROWS.find((row) => row.name === name && row.place === place)?.atSignOut ?? 'goes'

/** The browser's store of each place. Asking for one throws where the browser refuses it. */
export const PLACES: Record<Place, () => Storage> = {
  browser: () => globalThis.localStorage,
  tab: () => globalThis.sessionStorage,
}

/** The name of a key in the browser. @param of whom or what it is kept for, where it is kept for several */
export const nameOf = (key: KeptKey, of?: string): string =>
  of === undefined ? KEYS[key].name : `${KEYS[key].name}.${of}`

/** What lies under a key in the browser; null where nothing does, and where it refuses. */
export function stored(key: KeptKey, of?: string): string | null {
  try {
    return PLACES[KEYS[key].place]().getItem(nameOf(key, of))
  } catch {
    return null
  }
}
