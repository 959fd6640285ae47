/** Source: standards, ISO 1. */
export const share = 1
