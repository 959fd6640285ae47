/** Sentences of deleting a profile that a person reads. */
export const DELETION_MESSAGES = {
  undone: 'Your profile stays. Nothing was deleted.',
  tooLate: 'This profile is being erased right now, so the deletion cannot be undone any longer.',
  notFound: 'There is no such profile.',
  tooMany: 'The deletion was asked for and undone many times today. Please try again tomorrow.',
} as const
