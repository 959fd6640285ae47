/** The tabs of remotes that a screen of the shell links to by name: where the entries of a kind are, where a plate is scanned. */
export type LinkedTab = 'scan' | 'vitamins' | 'fluids' | 'weight' | 'mood' | 'premium'

declare module '@gb/mfe-contract' {
  interface Tabs extends Record<LinkedTab, true> {}
}
