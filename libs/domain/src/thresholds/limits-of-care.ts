/** Vomiting that goes on for more hours than this: call now. Source: health-rules 6.1, 9b.5. */
export const VOMITING_TOO_LONG_HOURS = 4

/** Nothing stays down for this many hours: call now. Source: health-rules 6.1, 9b.5. */
export const NOTHING_DOWN_HOURS = 12

/** Pain that got worse for more hours than this: call now. Source: health-rules 6.1. */
export const WORSE_PAIN_HOURS = 4

/** No urine for this many hours is very little: call now. Source: health-rules 6.2 "Dehydration". */
export const NO_URINE_HOURS = 8

/** Nausea for more hours than this: call in office hours; the lower end of 24 to 48. Source: health-rules 6.1. */
export const NAUSEA_HOURS = 24

/** No stool, or loose stool, for more days than this: call in office hours. Source: health-rules 6.1. */
export const STOOL_DAYS = 3

/**
 * Fever in the first 30 days: call now from here on. Source: health-rules 6.1 ("take the lower in the first 30 days").
 * Each scale has its own number, as clinics print them: one rounded from the other would let 38.3 °C pass as 100.9 °F.
 */
export const EARLY_FEVER = { F: 100.4, C: 38, days: 30 } as const

/** Fever after the first 30 days: call now from here on. Source: health-rules 6.1. */
export const FEVER = { F: 101, C: 38.3 } as const

/** Heart beats a minute above which it is an emergency when it lasts. Source: health-rules 6.1. */
export const PULSE_EMERGENCY = 120

/** Beats a minute above the person's usual from which it is an emergency when it lasts. Source: health-rules 6.1. */
export const PULSE_ABOVE_USUAL = 40

/** Beats a minute at rest from which to call now, in the first weeks. Source: health-rules 6.1. */
export const PULSE_FAST = { beats: 100, days: 42 } as const

/** Hair that thins after this many months belongs to the team. Source: health-rules 6.1, 6.2. */
export const HAIR_LOSS_MONTHS = 12
