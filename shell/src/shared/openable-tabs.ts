/** Tabs that the address may ask for: a shortcut of the icon (public/manifest.webmanifest), or a reminder that was tapped. */
export const OPENABLE_TABS = ['fluids', 'scan', 'vitamins', 'weight', 'mood'] as const
export type OpenableTab = (typeof OPENABLE_TABS)[number]

/** The tab of that name; null for everything else. */
export const openableTab = (name: unknown): OpenableTab | null =>
  OPENABLE_TABS.find((tab) => tab === name) ?? null
