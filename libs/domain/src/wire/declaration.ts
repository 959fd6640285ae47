/** Where a tab stands in the rail of a wide screen: beside Home, among the logs, or under More. */
export const TAB_PLACES = ['top', 'log', 'more'] as const
export type TabPlace = (typeof TAB_PLACES)[number]

/** Where it stands on a phone: in the row of the logs, in the list under More, or (`bar`) beside the tips, one tap from the bottom bar. */
export const PHONE_PLACES = ['log', 'more', 'bar'] as const
export type PhonePlace = (typeof PHONE_PLACES)[number]

/** The icons that a tab may have, by name; the shell draws them. */
export const TAB_ICONS = [
  'scan',
  'food',
  'vitamins',
  'fluids',
  'weight',
  'mood',
  'premium',
  'notes',
  'book',
  'help',
  'tips',
] as const
export type TabIcon = (typeof TAB_ICONS)[number]

/** The colors that a tab may have, by name. */
export const TAB_HUES = ['accent', 'fluids', 'weight', 'vitamins', 'mood', 'food'] as const
export type TabHue = (typeof TAB_HUES)[number]

/** What a tab is called in another language. */
export interface TabNames {
  title: string
  /** Default: `title`. */
  phoneTitle?: string
}

/** One tab as its remote declares it, so that the shell can draw the way to it before any code of the remote is there. */
export interface DeclaredTab {
  /** Name on the rail and heading of the screen. */
  title: string
  icon: TabIcon
  hue?: TabHue
  place: TabPlace
  /** Default: `log` for a tab beside Home, else as `place`. */
  phone?: PhonePlace
  /** Name and icon in the row of the logs, where they differ. */
  phoneTitle?: string
  phoneIcon?: TabIcon
  /** Its names in other languages by their code; English stands in for what has none. */
  spoken?: Readonly<Record<string, TabNames>>
  /** Smaller stands first; tabs of the same number by name. */
  order: number
  /** `premium`: the ways to it are shown to people with premium only; the tab itself opens for everybody. */
  access?: 'premium'
  /** What the place Log of the bottom bar opens at first. */
  opensLog?: boolean
}

/** A slot that a remote fills. */
export interface DeclaredSlot {
  /** Among the fillers of a slot that has several: smaller stands first. */
  order?: number
  /** Home shows it at once, so its remote is sent for with the page. */
  first?: boolean
}

/** What a remote adds to the product: in its package.json (`gb.tabs`, `gb.slots`), its release, and the list of remotes. */
export interface Declaration {
  /** By the id of the tab. */
  tabs: Record<string, DeclaredTab>
  /** By the name of the slot. */
  slots: Record<string, DeclaredSlot>
}

/** The slots of the shell, and how many remotes may fill each. */
export const SLOTS = {
  'home.protein': 'one',
  'home.fluids': 'one',
  'home.shake': 'one',
  'home.wait': 'one',
  'home.vitamin': 'one',
  'home.weight': 'one',
  'home.nutrition': 'one',
  'home.premium': 'one',
  'home.card': 'many',
  'overlay.log': 'one',
  'screen.help': 'one',
  'settings.reminders': 'one',
  'overlay.upgrade': 'one',
  'startup.payment-return': 'one',
} as const satisfies Record<string, 'one' | 'many'>
export type SlotName = keyof typeof SLOTS

/** Limits of a declaration. */
export const DECLARATION_LIMITS = {
  /** Characters of a title: it stands in a bar. */
  title: { min: 2, max: 24 },
  /** Where a tab stands among others. */
  order: { min: 0, max: 1000, step: 1, unit: '' },
  /** Tabs of one remote. */
  tabs: 12,
} as const
