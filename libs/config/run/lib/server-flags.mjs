/**
 * How Node runs the server. Its young objects may else grow to 128 MB before they are looked at once, which one busy
 * moment does for ever; so they stay below 48. And the server gives memory back when a rush is over (`start/rest.ts` of
 * the gateway), which needs a collector that can be called. The Dockerfile says the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--expose-gc']
