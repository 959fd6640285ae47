import { type ConfirmationPurpose, MAILED_CODE, TAKE_BACK_HOURS } from '@gb/domain'
import type { Letter } from './letter.js'

const HELLO = 'Hello,'
const SIGNED = 'Gastric Buddy'
const NEVER_ASKED = `The code works once, for ${MAILED_CODE.minutes} minutes. Nobody from Gastric Buddy will ever ask you for it.`
const NOT_YOU =
  'If this was not you: open Gastric Buddy, go to Settings and press "Sign out everywhere". Then write to our support.'

const NOT_YOUR_PASSKEY =
  'If this was not you: open Gastric Buddy, go to Settings, remove the passkey and press "Sign out everywhere". Then write to our support.'

/** What somebody is about to do who is asked to confirm. */
const ABOUT_TO: Record<ConfirmationPurpose, string> = {
  show_code: 'see your profile code',
  pairing: 'let another device open your profile',
  change_email: 'use another e-mail address for your profile',
  change_passkeys: 'add or remove a passkey',
  code_restore: 'change whether code and e-mail open your profile on new devices',
  export: 'download everything that Gastric Buddy holds about you',
  delete_profile: 'delete your profile',
  billing_portal: 'open your invoices and cards',
}

/** When something happened and on which browser, in words. */
interface Happening {
  at: string
  device: string
}

/** Every sentence that this service mails. Nothing in them was typed by a person: a mail must not carry their words. */
export const LETTERS = {
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
      'Keep it to yourself. You also find it in the app. On a new device, Gastric Buddy asks for this mailbox as well. Nobody from Gastric Buddy will ever ask you for your code.',
      'If you did not ask our support for this, please write to them.',
      SIGNED,
    ],
  }),

  openedByMail: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile was opened on a new device',
    paragraphs: [
      HELLO,
      `On ${at}, your profile was opened on a new device: ${device}.`,
      'Your profile code has changed with it. You find the new one in the app. Your other devices stay signed in.',
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

  codeRestoreOff: ({ at, device }: Happening): Letter => ({
    subject: 'Your profile code no longer opens Gastric Buddy on new devices',
    paragraphs: [
      HELLO,
      `On ${at}, opening your profile by code and e-mail on new devices was switched off on this device: ${device}. A new device now needs one of your passkeys, or "Use on another device".`,
      NOT_YOUR_PASSKEY,
      SIGNED,
    ],
  }),

  codeRestoreOn: ({ at, device }: Happening): Letter => ({
    subject: 'Your profile code opens Gastric Buddy on new devices again',
    paragraphs: [
      HELLO,
      `On ${at}, opening your profile by code and e-mail on new devices was switched on again on this device: ${device}.`,
      NOT_YOU,
      SIGNED,
    ],
  }),

  signedOut: ({ at, device }: Happening): Letter => ({
    subject: 'We signed out one of your devices',
    paragraphs: [
      HELLO,
      `On ${at}, an old sign-in of this device came back: ${device}. That can mean that somebody copied it, so we signed the device out.`,
      'To use it again, open your profile on it with your profile code.',
      SIGNED,
    ],
  }),

  confirmItIsYou: (code: string, purpose: ConfirmationPurpose, device: string): Letter => ({
    subject: 'Confirm that it is you: your Gastric Buddy code',
    paragraphs: [
      HELLO,
      `Somebody, we hope it was you, wants to ${ABOUT_TO[purpose]}, on this device: ${device}. To go on, type this code there:`,
      { code },
      NEVER_ASKED,
      `Without this code nothing happens. ${NOT_YOU}`,
      SIGNED,
    ],
  }),

  confirmEmail: (code: string): Letter => ({
    subject: 'Confirm your new e-mail address for Gastric Buddy',
    paragraphs: [
      HELLO,
      'Type this code in Gastric Buddy, and your profile uses this e-mail address from then on:',
      { code },
      NEVER_ASKED,
      'If you did not ask for this, you do not have to do anything.',
      SIGNED,
    ],
  }),

  emailChangeAsked: ({ at, device }: Happening): Letter => ({
    subject: 'A new e-mail address for your Gastric Buddy profile',
    paragraphs: [
      HELLO,
      `On ${at}, somebody asked to use another e-mail address for your profile, on this device: ${device}.`,
      'This address stays in force until the new one is confirmed.',
      NOT_YOU,
      SIGNED,
    ],
  }),

  emailChanged: ({ at, device, link }: Happening & { link: string }): Letter => ({
    subject: 'Your Gastric Buddy profile has a new e-mail address',
    paragraphs: [
      HELLO,
      `On ${at}, your profile got another e-mail address, confirmed on this device: ${device}. From now on our mails go there.`,
      'If this was you, you do not have to do anything.',
      `If it was not: for ${TAKE_BACK_HOURS} hours this link puts this address back. It signs out every device, and takes back the passkeys that were added and a new profile code that was made since:`,
      { link },
      'Then write to our support.',
      SIGNED,
    ],
  }),

  emailTakenBack: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile has this e-mail address again',
    paragraphs: [
      HELLO,
      `On ${at}, this e-mail address was put back into your profile with the link that we had mailed, on this device: ${device}.`,
      'Every device was signed out. Passkeys that were added since the change are gone, and your profile code is the one from before it.',
      'To go on, open your profile with your profile code. A device that was signed in when you used the link stays signed in.',
      SIGNED,
    ],
  }),

  emailTakenAway: (): Letter => ({
    subject: 'This e-mail address no longer belongs to a Gastric Buddy profile',
    paragraphs: [
      HELLO,
      'The former e-mail address of a Gastric Buddy profile was put back, so this address is not used for it any more. Every device was signed out.',
      'If you think that this is a mistake, please write to our support.',
      SIGNED,
    ],
  }),

  checkInAnswered: (link: string): Letter => ({
    subject: 'An answer waits for you in Gastric Buddy',
    paragraphs: [
      HELLO,
      'Your message in Gastric Buddy was answered. For your privacy the answer stands only in the app. Open Premium, then Check-in; when your premium has ended, it is at the top of that page:',
      { link },
      SIGNED,
    ],
  }),

  deletionAsked: ({ at, device, eraseAt, link }: Happening & { eraseAt: string; link: string }): Letter => ({
    subject: 'Your Gastric Buddy profile will be deleted',
    paragraphs: [
      HELLO,
      `On ${at}, the deletion of your profile was asked for on this device: ${device}. All your devices were signed out.`,
      `On ${eraseAt}, your profile and everything you logged will be erased. After that nobody can bring it back.`,
      'You changed your mind, or this was not you? Until then you can undo it: open Gastric Buddy on a device that you have used it on, restore your profile with your profile code, and press "Keep my profile".',
      { link },
      'If you want your data erased, you do not have to do anything.',
      SIGNED,
    ],
  }),

  deletionUndone: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile stays',
    paragraphs: [
      HELLO,
      `On ${at}, the deletion of your profile was undone on this device: ${device}. Everything is as it was.`,
      NOT_YOU,
      SIGNED,
    ],
  }),
} as const
