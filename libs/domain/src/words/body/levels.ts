/**
 * What a text asks for: an ambulance, the surgeon's line at once, or a line for eating disorders; the most urgent first.
 * Source: health-rules 6.1, 9b.3.
 */
export const BODY_LEVELS = ['emergency', 'surgeon_now', 'eating'] as const
export type BodyLevel = (typeof BODY_LEVELS)[number]
