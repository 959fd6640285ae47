/** A second token of the same person, or their name written otherwise, is no second person. */
export const isSamePerson = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase()
