/** Source: health-rules 4.1 and 4.12. */
export const share = 1
