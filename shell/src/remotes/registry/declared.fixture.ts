import type { Claimant } from '@gb/domain'
import { type Declared, declaredBy } from '../../host/declared'

const tab = { icon: 'notes', order: 10 } as const

/** The remotes of the product as they declare themselves, in short. */
export const REMOTES: readonly Claimant[] = [
  {
    name: 'mfe-premium',
    tabs: {
      premium: { ...tab, title: 'Premium', icon: 'premium', place: 'more', phone: 'bar', access: 'premium' },
    },
    slots: { 'home.premium': {}, 'overlay.upgrade': {}, 'startup.payment-return': {} },
  },
  {
    name: 'mfe-scan',
    tabs: {
      scan: { ...tab, title: 'Scan', icon: 'scan', place: 'top', phoneTitle: 'Food', phoneIcon: 'food' },
    },
    slots: { 'home.protein': { first: true }, 'home.shake': {}, 'home.nutrition': {}, 'overlay.log': {} },
  },
  {
    name: 'mfe-tracking',
    tabs: {
      vitamins: { ...tab, title: 'Vitamins', place: 'log', order: 20 },
      fluids: { ...tab, title: 'Fluids', place: 'log', order: 30, opensLog: true },
      weight: { ...tab, title: 'Weight', place: 'log', order: 40 },
      mood: { ...tab, title: 'Mood', place: 'log', order: 50 },
    },
    slots: {
      'home.fluids': { first: true },
      'home.wait': {},
      'home.vitamin': {},
      'home.weight': { first: true },
      'screen.help': {},
      'settings.reminders': {},
    },
  },
]

/** A store in which these remotes are known. */
export const declaredNow = (
  remotes = REMOTES,
  standing: Declared['standing'] = 'known',
): { get: () => Declared; subscribe: () => () => undefined } => {
  const declared = declaredBy(remotes, standing)
  return { get: () => declared, subscribe: () => () => undefined }
}
