/** Sentences about a merge by two that an operator reads. */
export const MERGE_MESSAGES = {
  notFound: 'There is no such profile.',
  intoItself: 'into_user_id must be another profile than the one that goes.',
  noTarget: 'There is no profile with this into_user_id.',
  leaving: 'One of the two profiles is being deleted. Nothing can be merged with it.',
  noConsent:
    'The person has not let both profiles keep health data. In the one that stays they can do that in Settings, under Privacy.',
  askedBy: (name: string) =>
    `${name} has asked for a merge of this profile already. Confirm it, or take it back and ask anew.`,
  nobodyAsked: 'Nobody has asked for this merge, or the request has lapsed. Ask for it first.',
  anotherTarget: 'The request names another profile as the one that stays. Look at both again.',
  samePerson:
    'You asked for this merge yourself. Somebody else has to confirm it, with a token under another name.',
  asked: 'Written down. Nothing happens before a second operator confirms it.',
  withdrawn: 'Taken back. Both profiles stay as they are.',
  merged:
    'Done. The profile that goes is signed out and leaves like one that its owner deleted. Premium, courses, plans and check-ins do not move: give premium by hand.',
} as const
