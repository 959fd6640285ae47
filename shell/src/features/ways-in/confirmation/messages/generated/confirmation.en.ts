// Written by `npm run generate` from ../confirmation.*.json: edit those.

export const messages = {
  title: 'Please confirm it is you',
  why: ({ what }: { what: string }) => `Before we ${what}, we make sure that it is really you, and not somebody who found this device open.`,
  passkey: 'Use a passkey',
  passkeyBusy: 'Waiting for your device...',
  mail: 'Email me a code',
  mailBusy: 'Sending...',
  sent: ({ address }: { address: string }) => `We emailed 8 digits to ${address}. Please type them here.`,
  timeLeft: ({ time }: { time: string }) => `The code works for ${time} more.`,
  timeOver: 'This code has expired. Please ask for a new one.',
  noMail: 'No email after a few minutes? Please look in the spam folder.',
  cancel: 'Cancel',
  noPasskeyHere: 'Your profile confirms with a passkey, and this browser cannot use one. Please do this on the device that has your passkey.',
  purposes: {
    show_code: 'show your profile code',
    pairing: 'let another device in',
    change_email: 'change your email',
    change_passkeys: 'change your passkeys',
    code_restore: 'change how new devices get in',
    make_token: 'make a token',
    invite_helper: 'invite somebody to your side',
    export: 'download your data',
    delete_profile: 'delete your profile',
    billing_portal: 'open your invoices',
  },
}
