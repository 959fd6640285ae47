/**
 * Where a device remembers what the server was told of it: its address, for whom, and in which language, as
 * `{ userId, endpoint, language }`. The page writes it when notifications are turned on; the service worker compares it
 * with what is in force.
 */
export const PUSH_RECORD = { cache: 'gb-push', path: '/push-record' } as const
