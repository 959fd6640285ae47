/**
 * The id of a device that gets reminders: a UUID of version 8 out of the SHA-256 of its address, so that a device can
 * always say which one it is. An address is as long and random as a password: its hash gives nothing away.
 * @param hash 64 hexadecimal digits, in small letters
 */
export const pushDeviceId = (hash: string): string =>
  [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
