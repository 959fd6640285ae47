/**
 * Names of tabs: the shell's own stand here. A remote adds its own beside its code, from its package.json, and who links to the
 * tab of another team says so in the same way; neither changes this file:
 *
 *     declare module '@gb/mfe-contract' {
 *       interface Tabs extends Record<keyof (typeof manifest)['gb']['tabs'], true> {}
 *     }
 */
export interface Tabs {
  home: true
  profile: true
  normal: true
  tips: true
  about: true
  privacy: true
  terms: true
  settings: true
}

/** Id of a tab. There are no address routes: `host.navigate(id)`. */
export type TabId = keyof Tabs

/** Tells what may be the id of a tab from any other value, e.g. one read from storage; whether there is such a tab, the shell knows. */
export const isTabId = (value: unknown): value is TabId =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,30}$/.test(value)
