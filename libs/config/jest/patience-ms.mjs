/**
 * A start applies every migration to a new database, and a report of half a year is laid out, which takes seconds on a busy
 * machine: a test ends when it is done, or when it hangs.
 */
export const PATIENCE_MS = 120_000
