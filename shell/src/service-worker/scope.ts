/** The part of the platform's service worker that this one uses; the types of a page do not have it. */
export interface WorkerScope {
  location: { origin: string }
  registration: { waiting: object | null; installing: object | null }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
    (type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}

interface LifeEvent {
  /** Keeps the worker alive until the work is done; at install a failure gives the whole version up. */
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
