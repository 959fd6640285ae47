// Written by `npm run generate` from ../profile.*.json: edit those.
import { TAKE_BACK_HOURS } from '@gb/domain'

export const messages = {
  confirmEmail: {
    subject: 'Confirm your new email for Gastric Buddy',
    type: 'Type this code in Gastric Buddy. From then on, your profile uses this email:',
    notAsked: 'If you did not ask for this, you do not have to do anything.',
  },
  emailChangeAsked: {
    subject: 'A new email for your Gastric Buddy profile',
    asked: ({ at, device }: { at: string; device: string }) => `On ${at}, somebody asked to use a different email for your profile, on this device: ${device}.`,
    stays: 'This email stays active until the new one is confirmed.',
  },
  emailChanged: {
    subject: 'Your Gastric Buddy profile has a new email',
    changed: ({ at, device }: { at: string; device: string }) => `On ${at}, your profile got a new email, confirmed on this device: ${device}. From now on, we write to you there.`,
    you: 'If this was you, you do not have to do anything.',
    back: `If it was not: for ${TAKE_BACK_HOURS} hours this link brings this email back. It signs out every device, removes passkeys that were added since, and brings back your old profile code:`,
    support: 'Then contact support.',
  },
  emailTakenBack: {
    subject: 'Your Gastric Buddy profile has this email again',
    back: ({ at, device }: { at: string; device: string }) => `On ${at}, this email was put back into your profile with the link that we had sent you, on this device: ${device}.`,
    signedOut: 'Every device was signed out. Passkeys that were added since the change are gone, and your profile code is the one from before it.',
    next: 'To continue, open your profile with your profile code. A device that was signed in when you used the link stays signed in.',
  },
  emailTakenAway: {
    subject: 'This email no longer belongs to a Gastric Buddy profile',
    away: 'The old email of a Gastric Buddy profile was put back, so that profile no longer uses this one. Every device was signed out.',
    mistake: 'If you think this is a mistake, please contact support.',
  },
  checkInAnswered: {
    subject: 'You have an answer in Gastric Buddy',
    answered: 'Your message in Gastric Buddy was answered. For your privacy, the answer is only in the app. Open Premium, then Check-in. If your premium has ended, it is at the top of that page:',
  },
  deletionAsked: {
    subject: 'Your Gastric Buddy profile will be deleted',
    asked: ({ at, device }: { at: string; device: string }) => `On ${at}, somebody asked to delete your profile, on this device: ${device}. All your devices were signed out.`,
    erased: ({ eraseAt }: { eraseAt: string }) => `On ${eraseAt}, your profile and everything you logged will be erased. After that nobody can bring it back.`,
    undo: 'Changed your mind, or was this not you? Until then you can undo it: open Gastric Buddy on a device that you have used it on, restore your profile with your profile code, and press "Keep my profile".',
    wanted: 'If you want your data erased, you do not have to do anything.',
  },
  profilesMerged: {
    subject: 'What you logged is in one Gastric Buddy profile now',
    merged: ({ at }: { at: string }) => `On ${at}, our support added what your other profile had logged to this one, because you asked for it. Nothing already here was changed.`,
    other: 'The other profile will be deleted. We will email its own address about that, if it has one.',
  },
  deletionUndone: {
    subject: 'Your Gastric Buddy profile stays',
    undone: ({ at, device }: { at: string; device: string }) => `On ${at}, the deletion of your profile was undone on this device: ${device}. Everything is as it was.`,
  },
}
