import { Keys } from '@gb/service-kit'

/** Keys that are the same at every call with this number, and others with another one. */
export const testKeys = (seed: number): Keys => {
  const key = Buffer.alloc(32, seed).toString('base64')
  return new Keys({ current: '1', data: { '1': key }, lookup: key, internal: key, log: key })
}
