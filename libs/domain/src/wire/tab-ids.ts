/** The screens of the shell itself. */
export const OWN_TABS = [
  'home',
  'profile',
  'normal',
  'tips',
  'about',
  'privacy',
  'terms',
  'settings',
] as const

/** Names that no remote can have: the shell's screens, and the places of its bar. */
export const RESERVED_TABS: readonly string[] = [...OWN_TABS, 'more', 'log', 'add', 'learn', 'shell']

/** Id of a tab: how links and addresses call it. */
export const TAB_ID = /^[a-z][a-z0-9-]{0,30}$/
