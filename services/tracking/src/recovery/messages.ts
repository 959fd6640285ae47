/** Why answers of a day are refused, in words. */
export const RECOVERY_MESSAGES = {
  temperature: '$property must be a body temperature, such as 98.6 (°F) or 37 (°C).',
  skipped: '$property cannot be true beside a number.',
} as const
