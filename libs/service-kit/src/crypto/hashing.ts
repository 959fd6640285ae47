/** What makes keyed hashes for equality look-ups. */
export interface Hashing {
  /** `purpose` keeps the spaces apart. */
  lookup: (purpose: string, value: string) => Buffer
}
