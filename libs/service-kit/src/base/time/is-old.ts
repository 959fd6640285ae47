/**
 * Whether something that was seen at a moment is too old to go by. A moment that is still to come is: the clock was put
 * back, and what was seen would else be believed until it is there again.
 */
export const isOld = (seenAt: number, maxAgeMs: number, now: number): boolean =>
  now < seenAt || now - seenAt >= maxAgeMs
