/** Calcium in one dose, in mg: more at once is lost. Source: health-rules 3.4. */
export const CALCIUM_PER_DOSE_MG = { from: 500, to: 600 } as const

/** Hours between calcium and iron. Source: health-rules 3.4. */
export const MINERALS_APART_HOURS = 2

/** Hours between a thyroid tablet and calcium, iron or what holds them. Source: health-rules 3.4. */
export const THYROID_APART_HOURS = 4

/** Minutes that one stays upright after iron. Source: health-rules 9b.12. */
export const UPRIGHT_AFTER_IRON_MINUTES = 30

/** Minutes between the last drink and a meal, and between a meal and the next drink. Source: health-rules 5. */
export const DRINKS_FROM_MEALS_MINUTES = 30

/** Months after surgery before which there is no alcohol; programs differ, and this is ours. Source: health-rules 5. */
export const ALCOHOL_FROM_MONTH = 12

/** Months after surgery before which there are no bubbles. Source: health-rules 5. */
export const CARBONATION_FROM_MONTH = 3
