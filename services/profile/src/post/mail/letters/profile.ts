import { TAKE_BACK_HOURS } from '@gb/domain'
import type { Letter } from './letter.js'
import { type Happening, HELLO, NEVER_ASKED, NOT_YOU, SIGNED } from './phrases.js'

/** Letters about the profile itself: its address, its deletion, answers that wait in it. */
export const PROFILE_LETTERS = {
  confirmEmail: (code: string): Letter => ({
    subject: 'Confirm your new email for Gastric Buddy',
    paragraphs: [
      HELLO,
      'Type this code in Gastric Buddy. From then on, your profile uses this email:',
      { code },
      NEVER_ASKED,
      'If you did not ask for this, you do not have to do anything.',
      SIGNED,
    ],
  }),

  emailChangeAsked: ({ at, device }: Happening): Letter => ({
    subject: 'A new email for your Gastric Buddy profile',
    paragraphs: [
      HELLO,
      `On ${at}, somebody asked to use a different email for your profile, on this device: ${device}.`,
      'This email stays active until the new one is confirmed.',
      NOT_YOU,
      SIGNED,
    ],
  }),

  emailChanged: ({ at, device, link }: Happening & { link: string }): Letter => ({
    subject: 'Your Gastric Buddy profile has a new email',
    paragraphs: [
      HELLO,
      `On ${at}, your profile got a new email, confirmed on this device: ${device}. From now on, we write to you there.`,
      'If this was you, you do not have to do anything.',
      `If it was not: for ${TAKE_BACK_HOURS} hours this link brings this email back. It signs out every device, removes passkeys that were added since, and brings back your old profile code:`,
      { link },
      'Then contact support.',
      SIGNED,
    ],
  }),

  emailTakenBack: ({ at, device }: Happening): Letter => ({
    subject: 'Your Gastric Buddy profile has this email again',
    paragraphs: [
      HELLO,
      `On ${at}, this email was put back into your profile with the link that we had sent you, on this device: ${device}.`,
      'Every device was signed out. Passkeys that were added since the change are gone, and your profile code is the one from before it.',
      'To continue, open your profile with your profile code. A device that was signed in when you used the link stays signed in.',
      SIGNED,
    ],
  }),

  emailTakenAway: (): Letter => ({
    subject: 'This email no longer belongs to a Gastric Buddy profile',
    paragraphs: [
      HELLO,
      'The old email of a Gastric Buddy profile was put back, so that profile no longer uses this one. Every device was signed out.',
      'If you think this is a mistake, please contact support.',
      SIGNED,
    ],
  }),

  checkInAnswered: (link: string): Letter => ({
    subject: 'You have an answer in Gastric Buddy',
    paragraphs: [
      HELLO,
      'Your message in Gastric Buddy was answered. For your privacy, the answer is only in the app. Open Premium, then Check-in. If your premium has ended, it is at the top of that page:',
      { link },
      SIGNED,
    ],
  }),

  deletionAsked: ({ at, device, eraseAt, link }: Happening & { eraseAt: string; link: string }): Letter => ({
    subject: 'Your Gastric Buddy profile will be deleted',
    paragraphs: [
      HELLO,
      `On ${at}, somebody asked to delete your profile, on this device: ${device}. All your devices were signed out.`,
      `On ${eraseAt}, your profile and everything you logged will be erased. After that nobody can bring it back.`,
      'Changed your mind, or was this not you? Until then you can undo it: open Gastric Buddy on a device that you have used it on, restore your profile with your profile code, and press "Keep my profile".',
      { link },
      'If you want your data erased, you do not have to do anything.',
      SIGNED,
    ],
  }),

  profilesMerged: ({ at }: Happening): Letter => ({
    subject: 'What you logged is in one Gastric Buddy profile now',
    paragraphs: [
      HELLO,
      `On ${at}, our support added what your other profile had logged to this one, because you asked for it. Nothing that stood here was changed.`,
      'The other profile will be deleted. A mail about that goes to its own address, if it has one.',
      NOT_YOU,
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
