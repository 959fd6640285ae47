/** Names of the remotes, as in the release registry and under `/remotes/<name>/`. */
export type RemoteName = 'mfe-tracking' | 'mfe-scan' | 'mfe-premium'

/** The five places of the bottom bar on a phone. */
export type TabPlace = 'home' | 'log' | 'scan' | 'premium' | 'more'

/** Where a tab stands and who draws it. */
export interface TabInfo {
  title: string
  place: TabPlace
  owner: 'shell' | RemoteName
}

/**
 * Every tab of the product, in the order of the desktop rail. There are no address routes: `host.navigate(id)`.
 * On a phone a place with several tabs shows them together (Log: a segmented row; More: a list).
 * The shell hides `premium` in its navigation while premium is not active; navigating to it still works and shows
 * the locked preview.
 */
export const TABS = {
  home: { title: 'Home', place: 'home', owner: 'shell' },
  scan: { title: 'Scan', place: 'scan', owner: 'mfe-scan' },
  vitamins: { title: 'Vitamins', place: 'log', owner: 'mfe-tracking' },
  fluids: { title: 'Fluids', place: 'log', owner: 'mfe-tracking' },
  weight: { title: 'Weight', place: 'log', owner: 'mfe-tracking' },
  mood: { title: 'Mood', place: 'log', owner: 'mfe-tracking' },
  premium: { title: 'Premium', place: 'premium', owner: 'mfe-premium' },
  profile: { title: 'Profile', place: 'more', owner: 'shell' },
  normal: { title: 'Is this normal?', place: 'more', owner: 'shell' },
  tips: { title: 'Tips', place: 'more', owner: 'shell' },
  about: { title: 'About', place: 'more', owner: 'shell' },
  privacy: { title: 'Privacy', place: 'more', owner: 'shell' },
  terms: { title: 'Terms', place: 'more', owner: 'shell' },
  settings: { title: 'Settings', place: 'more', owner: 'shell' },
} as const satisfies Record<string, TabInfo>

export type TabId = keyof typeof TABS

/** All ids of TABS, in its order. */
export const TAB_IDS = Object.keys(TABS).filter((id): id is TabId => id in TABS)

/** Tells a tab id from any other value, e.g. one read from storage. */
export function isTabId(value: unknown): value is TabId {
  return typeof value === 'string' && Object.hasOwn(TABS, value)
}
