import dns from 'node:dns'

const LOOPBACK = [
  { address: '::1', family: 6 },
  { address: '127.0.0.1', family: 4 },
] as const

/**
 * Lets this process know what `localhost` is, as every browser does (RFC 6761, 6.3). Playwright asks for both families
 * at each new connection; where the file of hosts names one of them alone, the other is asked of a name server, which
 * may take seconds to know nothing.
 */
export const knowLocalhost = (): void => {
  const { lookup } = dns.promises
  const known = (name: string, options: dns.LookupAllOptions) =>
    name === 'localhost' && options.all
      ? Promise.resolve(LOOPBACK.filter(({ family }) => !options.family || options.family === family))
      : lookup(name, options)
  Object.assign(dns.promises, { lookup: known })
}
