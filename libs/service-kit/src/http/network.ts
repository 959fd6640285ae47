import { isIPv6 } from 'node:net'

const GROUPS = 8
const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const left = groupsOf(head)
  const right = tail === undefined ? [] : groupsOf(tail)
  const between = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0')
  return [...left, ...between, ...right].map((group) => Number.parseInt(group, 16).toString(16))
}

/** The first bits of an IPv6 address, or null for anything else. */
const prefixOf = (address: string, bits: 48 | 64): string | null => {
  const plain = address.split('%')[0] ?? ''
  if (MAPPED_V4.test(address) || !isIPv6(plain)) return null
  return `${expand(plain)
    .slice(0, bits / 16)
    .join(':')}::/${bits}`
}

/**
 * The network that limits are counted for: an IPv4 address itself, an IPv6 address by its /64, because one household
 * holds 2^64 of those.
 */
export const networkOf = (address: string): string =>
  MAPPED_V4.exec(address)?.[1] ?? prefixOf(address, 64) ?? address

/** The /48 around an IPv6 address, which one customer can hold with 65,536 networks in it; null for IPv4. */
export const siteOf = (address: string): string | null => prefixOf(address, 48)
