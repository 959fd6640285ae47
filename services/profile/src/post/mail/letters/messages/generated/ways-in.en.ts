// Written by `npm run generate` from ../ways-in.*.json: edit those.

export const messages = {
  restore: {
    subject: 'Your Gastric Buddy confirmation code',
    asked: 'Somebody, we hope it was you, wants to open your profile in a browser. Type this code there:',
    orLink: 'Or open this link in the same browser:',
    notYou: 'If this was not you, you do not have to do anything. Without this code your profile stays closed.',
  },
  codeRotated: {
    subject: 'Your Gastric Buddy profile has a new code',
    new: ({ at }: { at: string }) => `On ${at}, our support gave your profile a new code. The old one no longer works. This is the new one:`,
    keep: 'Keep it to yourself. You can also find it in the app. On a new device, Gastric Buddy also emails you a code. Nobody from Gastric Buddy will ever ask you for your code.',
    notAsked: 'If you did not ask for this, please contact support.',
  },
  openedByMail: {
    subject: 'Your Gastric Buddy profile was opened on a new device',
    opened: ({ at, device }: { at: string; device: string }) => `On ${at}, your profile was opened on a new device: ${device}.`,
    code: 'Your profile code has changed, too. You can find the new one in the app. Your other devices stay signed in.',
  },
  paired: {
    subject: 'Your Gastric Buddy profile was opened on a new device',
    opened: ({ at, device }: { at: string; device: string }) => `On ${at}, your profile was opened on a new device: ${device}. "Use on another device" was open at that time.`,
  },
  openedByPasskey: {
    subject: 'Your Gastric Buddy profile was opened with a passkey',
    opened: ({ at, device }: { at: string; device: string }) => `On ${at}, your profile was opened with one of your passkeys on this device: ${device}.`,
  },
  passkeyAdded: {
    subject: 'Your Gastric Buddy profile has a new passkey',
    added: ({ at, device }: { at: string; device: string }) => `On ${at}, a passkey was added to your profile on this device: ${device}. From now on it opens your profile without a code.`,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Gastric Buddy profile',
    removed: ({ at, device }: { at: string; device: string }) => `On ${at}, a passkey was removed from your profile on this device: ${device}. It no longer opens your profile.`,
  },
  tokenMade: {
    subject: 'Your Gastric Buddy profile has a new token',
    made: ({ at, device }: { at: string; device: string }) => `On ${at}, a token for apps and scripts was made for your profile on this device: ${device}. Until it ends, whoever has it can read or log what it was made for.`,
    notYou: 'If this was not you: open Gastric Buddy, go to Settings, end the token and press "Sign out everywhere". Then contact support.',
  },
  codeRestoreOff: {
    subject: 'Your profile code no longer opens Gastric Buddy on new devices',
    off: ({ at, device }: { at: string; device: string }) => `On ${at}, opening your profile by code and email on new devices was turned off on this device: ${device}. A new device now needs one of your passkeys, or "Use on another device".`,
  },
  codeRestoreOn: {
    subject: 'Your profile code opens Gastric Buddy on new devices again',
    on: ({ at, device }: { at: string; device: string }) => `On ${at}, opening your profile by code and email on new devices was turned on again on this device: ${device}.`,
  },
  signedOut: {
    subject: 'We signed out one of your devices',
    again: ({ at, device }: { at: string; device: string }) => `On ${at}, an old sign-in from this device was used again: ${device}. Somebody may have copied it, so we signed the device out.`,
    next: 'To use it again, open your profile on it with your profile code.',
  },
  confirmItIsYou: {
    subject: 'Confirm that it is you: your Gastric Buddy code',
    asked: ({ device, what }: { device: string; what: string }) => `Somebody, we hope it was you, wants to ${what}, on this device: ${device}. To continue, type this code there:`,
    nothing: ({ notYou }: { notYou: string }) => `Without this code nothing happens. ${notYou}`,
    aboutTo: {
      show_code: 'see your profile code',
      pairing: 'let another device open your profile',
      change_email: 'use a different email for your profile',
      change_passkeys: 'add or remove a passkey',
      code_restore: 'change whether your code and email open your profile on new devices',
      make_token: 'make a token with which a script reads or logs for you',
      export: 'download everything that Gastric Buddy holds about you',
      delete_profile: 'delete your profile',
      billing_portal: 'open your invoices and cards',
      invite_helper: 'invite somebody who sees what you log',
    },
  },
}
