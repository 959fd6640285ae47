declare module 'pg/lib/utils.js' {
  /** A value as the driver sends it. */
  export const prepareValue: (value: unknown) => string | Buffer | null
}
