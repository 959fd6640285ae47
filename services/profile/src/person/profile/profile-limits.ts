/** Earliest plausible surgery day, and how far ahead one may be planned: three years [own]: bounds of input. */
export const SURGERY_DATE = { earliest: '1980-01-01', maxDaysAhead: 1096 } as const
