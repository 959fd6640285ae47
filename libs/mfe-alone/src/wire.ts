/** Header by which the stage tells the fake API that its person has premium (`yes`). */
export const PREMIUM_HEADER = 'x-alone-premium'

/** The person who is signed in on the stage. */
export const ALONE_USER_ID = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'
