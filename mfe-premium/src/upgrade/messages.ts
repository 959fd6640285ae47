import { messages as shared } from '../shared/messages'

export const messages = {
  title: 'Upgrade to Premium',
  description: 'Choose how you would like to pay. You see the price again before you pay.',
  packages: 'Packages',
  scans: (used: number, limit: number) => `Scans used: ${used} of ${limit}`,
  popular: 'Most Popular',
  choose: 'Choose',
  chooseOne: (name: string) => `Choose ${name}`,
  includes: 'Every package includes',
  includesOf: (name: string) => `${name} includes`,
  terms:
    'It renews at this price until you cancel. You can cancel at any time in the app, under Premium; premium stays until the paid time ends.',
  termsDiscounted:
    'The code lowers your first payment. After that it renews at the full price until you cancel. You can cancel at any time in the app, under Premium; premium stays until the paid time ends.',
  termsFree:
    'The free period ends on its own. No card is needed, and nothing is charged. To continue after that, choose a package.',
  freeTrial: 'Start Free Trial',
  freeTrialOf: (name: string) => `Start Free Trial: ${name}`,
  discounted: (first: string, price: string, interval: string) => `for ${first}, then ${price} ${interval}`,
  free: (first: string) => `for ${first}, then it ends on its own`,

  promo: {
    label: 'Promo code',
    apply: 'Apply',
    checking: 'Checking...',
    applied: 'Applied',
    remove: 'Remove',
    invalid: 'Invalid promo code',
    notForThis: 'The code is not for this package.',
  },

  processing: 'Processing...',
  opening: 'Opening the payment page',
  openingText: 'This takes a few seconds. Nothing is charged before you confirm there.',
  cancel: 'Cancel',

  createProfileFirst: shared.createProfileFirst,
  userIdMissing: 'Profile error: User ID missing. Please try refreshing the page.',
  refused: (serverText: string) => `Error creating checkout session: ${serverText}`,
  failed: (message: string) => `Payment Error: ${message}`,
  noConnection: 'There is no connection. Nothing was charged. Please try again.',
  tooSlow: 'It took too long. Nothing was charged. Please try again.',
  badPage: 'The payment page could not be opened. Nothing was charged.',

  overdue: 'The last payment did not go through',
  overdueText: (day: string) =>
    `Premium stays yours until ${day}. Choose a package to pay again; the old subscription ends then.`,

  already: 'Premium is already active',
  alreadyText: 'You do not need to pay again.',
  open: 'Open Premium',
} as const
