/**
 * How Node runs the server. Its young objects may else grow to 128 MB before they are looked at once, which one busy
 * moment does for ever; so they stay below 48. The Dockerfile says the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16']
