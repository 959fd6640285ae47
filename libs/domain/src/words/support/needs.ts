/**
 * What somebody may need a listening ear for that is neither a crisis nor the body. Not beside the phrases: whoever shows the card would
 * wait for all of them. Source: health-rules 9b.18.
 */
export const SUPPORT_NEEDS = ['home', 'drink'] as const
export type SupportNeed = (typeof SUPPORT_NEEDS)[number]
