import type { Notice } from '@gb/mfe-contract'

/**
 * A notice that names a profile code, long enough to write it down. All is said in one notice: the newest covers what
 * came just before it.
 */
export const withCode = (text: string): Notice => ({ tone: 'success', text, durationMs: 15_000 })
