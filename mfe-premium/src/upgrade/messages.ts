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
    'It renews at this price until you cancel. You can cancel at any time by email; premium stays until the paid time ends.',

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

  already: 'Premium is already active',
  alreadyText: 'You do not need to pay again.',
  open: 'Open Premium',
} as const
