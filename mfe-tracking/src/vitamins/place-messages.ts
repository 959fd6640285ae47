/** What stands on Home before the next vitamin does. */
export const placeMessages = {
  loading: 'Loading your vitamins...',
} as const
