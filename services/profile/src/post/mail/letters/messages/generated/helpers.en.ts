// Written by `npm run generate` from ../helpers.*.json: edit those.
import { HELPER_INVITATION_HOURS } from '@gb/domain'

export const messages = {
  helperInvited: {
    subject: 'Somebody wants you at their side in Gastric Buddy',
    invited: ({ who }: { who: string }) => `${who} uses Gastric Buddy, an app for people before and after weight-loss surgery, and wants you at their side.`,
    somebody: 'Somebody who has your email uses Gastric Buddy, an app for people before and after weight-loss surgery, and wants you at their side.',
    sees: ({ what }: { what: string }) => `If you accept, you can see their ${what} there.`,
    looks: 'You can only look. You cannot change anything.',
    logs: 'You can also log for them. You cannot change or delete anything.',
    until: ({ day }: { day: string }) => `It ends on ${day}. Each of you can end it sooner.`,
    accept: `To accept, open this link. It works once, for ${HELPER_INVITATION_HOURS} hours. You need a profile of your own with this email. The app helps you make one:`,
    unknown: 'If you do not know who this is, you do not have to do anything. Nobody sees anything of you.',
    scopes: {
      weights: 'weights',
      fluids: 'drinks',
      meals: 'meals',
      vitamins: 'vitamins',
      mood: 'mood and journal',
    },
  },
  helperAccepted: {
    subject: 'Somebody is at your side in Gastric Buddy',
    accepted: ({ at }: { at: string }) => `On ${at}, your invitation was accepted. The person you invited can now see what you chose. In Settings you can see when they looked, and end it at any time.`,
    until: ({ day }: { day: string }) => `It ends by itself on ${day}.`,
    notYou: 'If you did not invite anybody: open Gastric Buddy, go to Settings, end it and press "Sign out everywhere". Then contact support.',
  },
}
