/** How often something is tried, and the wait in ms after the given failed attempt (1 is the first). */
export interface RetryPlan {
  readonly attempts: number
  readonly waitMs: (attempt: number) => number
}

/** Creating a profile. Source: product-rules 8 and 9. */
export const CREATE_PROFILE_RETRY: RetryPlan = { attempts: 3, waitMs: (attempt) => 2000 * attempt }

/** Loading the session, in a browser tab and as the installed app. Source: product-rules 9. */
export const SESSION_LOAD_RETRY: Readonly<Record<'browser' | 'installed', RetryPlan>> = {
  browser: { attempts: 3, waitMs: (attempt) => 1500 * attempt },
  installed: { attempts: 8, waitMs: (attempt) => 2000 * attempt },
}

/** After this many ms the analysis of a photo is given up. Source: product-rules 9. */
export const ANALYSIS_TIMEOUT_MS = 15_000

/** How the server divides that time, in ms; what is left is for storing the meal and for the way back. */
export const ANALYSIS_SHARES = {
  /** Longest wait for a place before the provider is asked. */
  line: 1000,
  /** Longest answer of the provider. */
  provider: 12_500,
} as const
