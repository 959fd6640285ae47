/** For how long something has waited, in seconds; 0 when nothing waits. */
export const secondsSince = (since: Date | null): number =>
  since === null ? 0 : Math.max(0, (Date.now() - since.getTime()) / 1000)
