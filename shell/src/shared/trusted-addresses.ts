interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => void
}

/**
 * The content policy lets no plain text become code. The one thing this app needs is the address of a worker, and
 * only addresses of our own files pass. Call it before anything else runs.
 */
export function trustOwnAddresses(): void {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isFactory(factory)) return
  factory.createPolicy('default', { createScriptURL: (address) => (isOwnScript(address) ? address : null) })
}

/** The service worker, and files whose name carries a hash. */
export function isOwnScript(address: string): boolean {
  const { origin, pathname, search } = new URL(address, globalThis.location.href)
  if (origin !== globalThis.location.origin || search !== '') return false
  return pathname === '/sw.js' || /^\/(?:assets|remotes\/[^/]+\/[^/]+\/assets)\/[^/]+\.js$/.test(pathname)
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value
