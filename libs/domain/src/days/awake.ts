/** Between these hours a goal of the day fills, evenly: most people eat and drink then [own]. */
const AWAKE = { from: 8, to: 22 } as const

/**
 * The share of a goal of today, 0 to 1, that may be expected at an hour: nothing before the day has begun, all of it when
 * most people go to bed.
 * @param hour of the local day as `hourOfDay` counts it, so that two at night may be 26
 */
export const expectedShare = (hour: number): number =>
  Math.min(1, Math.max(0, (hour - AWAKE.from) / (AWAKE.to - AWAKE.from)))
