/** Sentences that an operator reads. */
export const PACKAGE_MESSAGES = { notFound: 'There is no such package.' } as const
