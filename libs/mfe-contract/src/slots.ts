import type { RemoteName } from './tabs'

/** Why the upgrade window opens; it may choose its first sentence by it. */
export type UpgradeReason =
  | { kind: 'premium-tab' }
  | { kind: 'quick-action' }
  | { kind: 'scan-limit'; message: string; scansUsed: number; totalLimit: number }

/** Properties that the shell gives the component of a slot. */
export interface SlotProps {
  /** Home: today's bars (calories, protein, carbs, fat). */
  'home.nutrition': object
  /** Home: the weight progress card. */
  'home.weight': object
  /** Home: today's fluids with one-tap water. */
  'home.fluids': object
  /** Home: analytics for premium people, the upsell list for the others. */
  'home.premium': object
  /** The upgrade window. It draws its own dialog and calls `onClose` when it is done. */
  'overlay.upgrade': { reason: UpgradeReason; onClose: () => void }
  /** After the return from a payment page: activates, tells the person, then calls `onDone`. */
  'startup.payment-return': { sessionId: string; onDone: () => void }
}

export type SlotId = keyof SlotProps

/** Which remote fills a slot. A slot has one filler. */
export const SLOT_OWNERS: Record<SlotId, RemoteName> = {
  'home.nutrition': 'mfe-scan',
  'home.weight': 'mfe-tracking',
  'home.fluids': 'mfe-tracking',
  'home.premium': 'mfe-premium',
  'overlay.upgrade': 'mfe-premium',
  'startup.payment-return': 'mfe-premium',
}
