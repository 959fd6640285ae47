/**
 * What a signed-in person confirms once more that it is them for, each by itself: what a copied session cookie must
 * not be enough for. Source: decision 36.
 */
export const CONFIRMATION_PURPOSES = [
  'show_code',
  'pairing',
  'change_email',
  'change_passkeys',
  'make_token',
  'code_restore',
  'export',
  'delete_profile',
  'billing_portal',
  'invite_helper',
] as const
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number]

/** How a person confirms it. */
export const CONFIRMATION_WAYS = ['passkey', 'email'] as const
export type ConfirmationWay = (typeof CONFIRMATION_WAYS)[number]

/** Minutes that a confirmation holds, for one session and one purpose. Source: wire-rules 6, Step-up. */
export const FRESH_CONFIRMATION_MINUTES = 10

/** Hours in which the former address takes an e-mail change back [own]: somebody reads their mail on each of three days. */
export const TAKE_BACK_HOURS = 72
