/** Why the upgrade window opens; it may choose its first sentence by it. */
export type UpgradeReason =
  | { kind: 'premium-tab' }
  | { kind: 'quick-action' }
  | { kind: 'scan-limit'; message: string; scansUsed: number; totalLimit: number }

/** Which day a figure of Home is of; today when absent. */
export interface DayOfHome {
  isYesterday?: boolean
}

/** Properties that the shell gives the component of a slot. */
export interface SlotProps {
  /** Home: the protein of a day in a box, with the way to log a meal. */
  'home.protein': DayOfHome
  /** Home: the fluids of a day in a box, with one-tap water. */
  'home.fluids': DayOfHome
  /** Home: a protein shake, which counts for both, in one tap. */
  'home.shake': object
  /** Home: one line while a meal is less than half an hour ago, else nothing. */
  'home.wait': object
  /** Home: the next vitamin that is due, logged with one tap. */
  'home.vitamin': object
  /** Home: the weight, logged on the spot. */
  'home.weight': object
  /** Home: the other bars of today (calories, carbs, fat). */
  'home.nutrition': object
  /** Home: analytics for premium people, the upsell list for the others. */
  'home.premium': object
  /** Home: a card of its own, below the others. Any number of remotes have one. */
  'home.card': object
  /** The logging sheet, from any screen. It draws its own dialog and calls `onClose` when it is done. */
  'overlay.log': { onClose: () => void }
  /** The cards of help for what was just written, on a screen that has no place of its own for them. */
  'screen.help': object
  /** Settings: when the next reminder comes, and the way to change the reminders. */
  'settings.reminders': object
  /** The upgrade window. It draws its own dialog and calls `onClose` when it is done. */
  'overlay.upgrade': { reason: UpgradeReason; onClose: () => void }
  /** After the return from a payment page: activates, tells the person, then calls `onDone`. */
  'startup.payment-return': { sessionId: string; onDone: () => void }
}

/** Name of a slot. The slots are the shell's; which remote fills one, the remotes declare in their package.json. */
export type SlotId = keyof SlotProps
