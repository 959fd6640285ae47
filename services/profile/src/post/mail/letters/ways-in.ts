import type { ConfirmationPurpose } from '@gb/domain'
import type { Letter } from './letter.js'
import { type Happening, HELLO, NEVER_ASKED, NOT_YOU, SIGNED } from './phrases.js'

const NOT_YOUR_PASSKEY =
  'If this was not you: open Gastric Buddy, go to Settings, remove the passkey and press "Sign out everywhere". Then contact support.'

/** What somebody is about to do who is asked to confirm. */
const ABOUT_TO: Record<ConfirmationPurpose, string> = {
  show_code: 'see your profile code',
  pairing: 'let another device open your profile',
  change_email: 'use a different email for your profile',
  change_passkeys: 'add or remove a passkey',
  code_restore: 'change whether your code and email open your profile on new devices',
  make_token: 'make a token with which a script reads or logs for you',
  export: 'download everything that Gastric Buddy holds about you',
  delete_profile: 'delete your profile',
  billing_portal: 'open your invoices and cards',
}

/** Letters about what opens a profile, and what has opened it. */
export const WAY_IN_LETTERS = {
  restore: (code: string, link: string): Letter => ({
    subject: 'Your Gastric Buddy confirmation code',
    paragraphs: [
      HELLO,
      'Somebody, we hope it was you, wants to open your profile in a browser. Type this code there:',
      { code },
      'Or open this link in the same browser:',
      { link },
      NEVER_ASKED,
      'If this was not you, you do not have to do anything. Without this code your profile stays closed.',
      SIGNED,
    ],
  }),

  codeRotated: (code: string, at: string): Letter => ({
    subject: 'Your Gastric Buddy profile has a new code',
    paragraphs: [
      HELLO,
      `On ${at}, our support gave your profile a new code. The old one no longer works. This is the new one:`,
      { code },
      'Keep it to yourself. You can also find it in the app. On a new device, Gastric Buddy also emails you a code. Nobody from Gastric Buddy will ever ask you for your code.',
      'If you did not ask for this, please contact support.',
      SIGNED,
    ],
  }),

  openedByMail: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile was opened on a new device',
    paragraphs: [
      HELLO,
      `On ${at}, your profile was opened on a new device: ${device}.`,
      'Your profile code has changed, too. You can find the new one in the app. Your other devices stay signed in.',
      NOT_YOU,
      SIGNED,
    ],
  }),

  paired: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile was opened on a new device',
    paragraphs: [
      HELLO,
      `On ${at}, your profile was opened on a new device: ${device}. "Use on another device" was open at that time.`,
      NOT_YOU,
      SIGNED,
    ],
  }),

  openedByPasskey: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile was opened with a passkey',
    paragraphs: [
      HELLO,
      `On ${at}, your profile was opened with one of your passkeys on this device: ${device}.`,
      NOT_YOUR_PASSKEY,
      SIGNED,
    ],
  }),

  passkeyAdded: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile has a new passkey',
    paragraphs: [
      HELLO,
      `On ${at}, a passkey was added to your profile on this device: ${device}. From now on it opens your profile without a code.`,
      NOT_YOUR_PASSKEY,
      SIGNED,
    ],
  }),

  passkeyRemoved: ({ at, device }: Happening): Letter => ({
    subject: 'A passkey was removed from your Gastric Buddy profile',
    paragraphs: [
      HELLO,
      `On ${at}, a passkey was removed from your profile on this device: ${device}. It no longer opens your profile.`,
      NOT_YOU,
      SIGNED,
    ],
  }),

  tokenMade: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile has a new token',
    paragraphs: [
      HELLO,
      `On ${at}, a token for apps and scripts was made for your profile on this device: ${device}. Until it ends, whoever has it can read or log what it was made for.`,
      'If this was not you: open Gastric Buddy, go to Settings, end the token and press "Sign out everywhere". Then contact support.',
      SIGNED,
    ],
  }),

  codeRestoreOff: ({ at, device }: Happening): Letter => ({
    subject: 'Your profile code no longer opens Gastric Buddy on new devices',
    paragraphs: [
      HELLO,
      `On ${at}, opening your profile by code and email on new devices was turned off on this device: ${device}. A new device now needs one of your passkeys, or "Use on another device".`,
      NOT_YOUR_PASSKEY,
      SIGNED,
    ],
  }),

  codeRestoreOn: ({ at, device }: Happening): Letter => ({
    subject: 'Your profile code opens Gastric Buddy on new devices again',
    paragraphs: [
      HELLO,
      `On ${at}, opening your profile by code and email on new devices was turned on again on this device: ${device}.`,
      NOT_YOU,
      SIGNED,
    ],
  }),

  signedOut: ({ at, device }: Happening): Letter => ({
    subject: 'We signed out one of your devices',
    paragraphs: [
      HELLO,
      `On ${at}, an old sign-in from this device was used again: ${device}. Somebody may have copied it, so we signed the device out.`,
      'To use it again, open your profile on it with your profile code.',
      SIGNED,
    ],
  }),

  confirmItIsYou: (code: string, purpose: ConfirmationPurpose, device: string): Letter => ({
    subject: 'Confirm that it is you: your Gastric Buddy code',
    paragraphs: [
      HELLO,
      `Somebody, we hope it was you, wants to ${ABOUT_TO[purpose]}, on this device: ${device}. To continue, type this code there:`,
      { code },
      NEVER_ASKED,
      `Without this code nothing happens. ${NOT_YOU}`,
      SIGNED,
    ],
  }),
} as const
