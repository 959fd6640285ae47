const KCAL_STEP = 5

/** kcal of a photo estimate as it is shown after "about": to 5 kcal. Source: clinical rules 7.3. */
export const aboutKcal = (kcal: number): number => Math.round(kcal / KCAL_STEP) * KCAL_STEP

/** Grams of a photo estimate as they are shown after "about": to 1 g. Source: clinical rules 7.3. */
export const aboutGrams = (grams: number): number => Math.round(grams)
