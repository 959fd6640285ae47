/** Sentences that an operator reads. */
export const PEOPLE_MESSAGES = {
  notFound: 'There is no such profile.',
  oneWord: 'Give exactly one of user_id, email and code.',
  tooMany: {
    code: 'This token has looked for people by profile code many times this hour. Look by email, or wait a little.',
    email: 'This token has looked for people by email many times this hour. Please wait a little.',
  },
  rotated: 'The profile has a new code. It was emailed to its owner, who can also find it in the app.',
} as const

/** Stands in a mail where else the name of a browser stands. */
export const SUPPORT = 'our support'
