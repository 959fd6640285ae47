/** A code to type from a mail: its digits, the minutes it works, and the wrong tries that end it. Source: security-rules 2.3. */
export const MAILED_CODE = { digits: 8, minutes: 10, tries: 5 } as const

/** Minutes that a restore waits for its confirmation, from the profile code on. Source: security-rules 2.3. */
export const CONFIRMATION_MINUTES = 30
