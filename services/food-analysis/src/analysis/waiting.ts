/** How long a request waits for another one that does the same; the browser gives up after 15 s. */
export const WAIT_MS = 10_000

/** How often it looks. */
export const LOOK_EVERY_MS = 150

/** When to ask again after it waited in vain. */
export const RETRY_AFTER_SECONDS = 2
