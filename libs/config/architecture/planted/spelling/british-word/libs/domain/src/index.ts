/** The colour of a share. */
export const share = 1
