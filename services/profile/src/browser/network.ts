import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4
const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/**
 * The network that limits are counted for: an IPv4 address itself, an IPv6 address by its /64, because one household
 * holds 2^64 of those.
 */
export const networkOf = (address: string): string => {
  const mapped = MAPPED_V4.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const left = groupsOf(head)
  const right = tail === undefined ? [] : groupsOf(tail)
  const filled = [
    ...left,
    ...Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0'),
    ...right,
  ]
  const network = filled.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
