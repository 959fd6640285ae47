/** The profile form. Limits: specification, section 5. */
export const share = 1
