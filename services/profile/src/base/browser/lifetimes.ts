/** Days a session lives: without use, and at most. */
export const SESSION_DAYS = { idle: 30, absolute: 90 } as const

/** Hours after which a session gets another token, and seconds that a replaced one still works: other tabs use it. */
export const ROTATION = { afterHours: 24, graceSeconds: 60 } as const

/** Days a browser is remembered as one that has held a profile. */
export const DEVICE_DAYS = 400

/** Days a visitor without a profile is remembered. */
export const VISITOR_DAYS = 30
