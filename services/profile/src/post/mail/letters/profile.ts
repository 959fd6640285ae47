import { TAKE_BACK_HOURS } from '@gb/domain'
import type { Letter } from './letter.js'
import { type Happening, HELLO, NEVER_ASKED, NOT_YOU, SIGNED } from './phrases.js'

/** Letters about the profile itself: its address, its deletion, answers that wait in it. */
export const PROFILE_LETTERS = {
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
