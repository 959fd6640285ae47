const CHANGES = '/changes'

/** Loads the page again when a development server that a remote comes from has seen a change. A preview build has none. */
export function followBuilds(addresses: readonly string[]): void {
  for (const origin of new Set(addresses.map((address) => new URL(address).origin))) {
    const changes = new EventSource(origin + CHANGES)
    changes.addEventListener('message', () => globalThis.location.reload())
    changes.addEventListener('error', () => changes.close())
  }
}
