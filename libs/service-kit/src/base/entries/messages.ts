/** Sentences of every kind of entry. */
export const ENTRY_MESSAGES = {
  notFound: 'This entry does not exist.',
  gone: 'This entry was deleted and stays deleted.',
  conflict: 'An entry with this id is already stored with other content.',
} as const
