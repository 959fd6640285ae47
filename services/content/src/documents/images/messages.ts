export const IMAGE_MESSAGES = { notFound: 'There is no such picture.' } as const
