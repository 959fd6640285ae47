/** As decision 99 says. */
export const share = 1
