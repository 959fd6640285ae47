import { HELPER_INVITATIONS_A_DAY, HELPERS_MAX } from '@gb/domain'

/** Sentences about somebody at a person's side that a person reads. */
export const HELPER_MESSAGES = {
  full: `You have invited ${HELPERS_MAX} people already. Please end one first.`,
  yourself: 'This is your own email. Please enter the email of the person you want at your side.',
  tooMany: `You have sent ${HELPER_INVITATIONS_A_DAY} invitations today. Please try again tomorrow.`,
  tooManyMails: 'This email has got several invitations today. Please try again tomorrow.',
  noSuchInvitation: 'There is no such invitation, or it was accepted or taken back before.',
  noSuchHelper: 'This was ended before.',
  notALink: 'Please open the whole link from the email.',
  linkOver: 'This invitation was used before, was taken back or has expired. Please ask for a new one.',
  otherMailbox:
    'This invitation was sent to a different email than that of your profile. Please ask to be invited by the email of your profile.',
} as const
