/**
 * Where a device remembers the address that the server knows it by, and for whom: `{ userId, endpoint }`. The page
 * writes it when notifications are turned on; the service worker compares it with the address that is in force.
 */
export const PUSH_RECORD = { cache: 'gb-push', path: '/push-record' } as const
