/** Sentences that an operator reads. */
export const STORE_MESSAGES = {
  noDraft: 'There is no draft of this text.',
  noVersion: 'There is no such version of this text.',
  newerMeanwhile: (version: string) =>
    `Version ${version} was published in the meantime. Read it, put your changes into it, and save the draft with based_on ${version}.`,
  otherDraft: (author: string, savedAt: string) =>
    `${author} saved a draft of this text at ${savedAt}. Read it, put your changes into it, and save yours with instead_of ${savedAt}.`,
  unreadDraft: (author: string, savedAt: string) =>
    `${author} saved this draft at ${savedAt}. Read it, and if it is the one you mean, ask again with instead_of ${savedAt}.`,
  draftGone:
    'There is no longer a draft of this text: somebody threw it away. Save yours without instead_of.',
  sameText: (version: string) => `These are the words of version ${version}, which is in force.`,
  lastVersion: 'This text cannot get a higher version.',
} as const
