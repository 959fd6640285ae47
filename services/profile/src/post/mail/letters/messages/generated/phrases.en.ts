// Written by `npm run generate` from ../phrases.*.json: edit those.
import { MAILED_CODE } from '@gb/domain'

export const messages = {
  hello: 'Hello,',
  neverAsked: `The code works once, for ${MAILED_CODE.minutes} minutes. Nobody from Gastric Buddy will ever ask you for it.`,
  notYou: 'If this was not you: open Gastric Buddy, go to Settings and press "Sign out everywhere". Then contact support.',
  notYourPasskey: 'If this was not you: open Gastric Buddy, go to Settings, remove the passkey and press "Sign out everywhere". Then contact support.',
  on: ({ program, system }: { program: string; system: string }) => `${program} on ${system}`,
  labels: {
    Browser: 'Browser',
    'our support': 'our support',
  },
}
