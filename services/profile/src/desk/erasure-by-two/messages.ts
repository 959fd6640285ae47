/** Sentences about an erasure by two that an operator reads. */
export const ERASURE_MESSAGES = {
  notFound: 'There is no such profile.',
  leaving: 'The deletion of this profile has been asked for already. It stands in the list of deletions.',
  askedBy: (name: string) =>
    `${name} has asked for this erasure already. Confirm it, or take it back and ask anew.`,
  nobodyAsked: 'Nobody has asked for this erasure, or the request has lapsed. Ask for it first.',
  samePerson:
    'You asked for this erasure yourself. Somebody else has to confirm it, with a token under another name.',
  asked: 'Written down. Nothing happens before a second operator confirms it.',
  withdrawn: 'Taken back. The profile stays.',
} as const
