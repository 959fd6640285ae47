/**
 * A share of the loss. Source:
 * health-rules 4.1, 9b.3.
 */
export const share = 1
