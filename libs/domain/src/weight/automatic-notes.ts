/** Notes that the product writes on a weight by itself. Source: product-rules 3, wire-rules 3. */
export const AUTOMATIC_WEIGHT_NOTES = {
  initial: 'Initial weight entry',
  profileUpdate: 'Profile update',
} as const

const TEXTS: readonly string[] = Object.values(AUTOMATIC_WEIGHT_NOTES)

/** Whether a person wrote this note, or at least part of it. */
export const isOwnNote = (note: string): boolean => note !== '' && !TEXTS.includes(note)
