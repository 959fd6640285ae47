// Written by `npm run generate` from ../trusted.*.json: edit those.

export const messages = {
  trusted: 'Call someone I trust',
  trustedNamed: ({ name }: { name: string }) => `Call someone I trust: ${name}`,
  who: 'Who would you call?',
  whoText: 'Kept only on this device. We never call or write to anybody for you.',
  name: 'Name',
  phone: 'Phone number',
  phoneRefused: 'Please enter a phone number, such as 555 010 1234.',
  optional: '(optional)',
  keep: 'Save',
  cancel: 'Cancel',
  noted: ({ name }: { name: string }) => `${name} is saved.`,
  notedNameless: 'Someone you trust is saved.',
  change: 'Change',
}
