/** Caches in memory, as far as this worker uses them; `server` answers what is fetched. */
export function fakeCaches(server: Map<string, string | number>) {
  const stored = new Map<string, Map<string, string>>()
  const asked: string[] = []
  const answerOf = (text: string | undefined) => (text === undefined ? undefined : new Response(text))
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, string>()
    stored.set(name, cache)
    return {
      match: async (path: string) => answerOf(cache.get(path)),
      put: async (path: string, response: Response) => void cache.set(path, await response.text()),
      keys: async () => [...cache.keys()].map((path) => new Request(`http://localhost${path}`)),
      delete: async (url: string) => cache.delete(new URL(url).pathname),
    }
  }
  const caches = {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      answerOf(stored.get(cacheName)?.get(path)),
  }
  const fetch = async (input: string | Request) => {
    const path = typeof input === 'string' ? input : new URL(input.url).pathname
    asked.push(path)
    const found = server.get(path)
    if (found === undefined) throw new TypeError('Failed to fetch')
    return typeof found === 'number' ? new Response('no', { status: found }) : new Response(found)
  }
  return { stored, asked, caches, fetch }
}
