/** The part of the platform's service worker that this one uses; the types of a page do not have it. */
export interface WorkerScope {
  location: { origin: string }
  registration: {
    waiting: object | null
    installing: object | null
    pushManager: {
      getSubscription: () => Promise<Device | null>
      subscribe: (options: PushSubscriptionOptionsInit) => Promise<Device>
    }
    showNotification: (title: string, options: Notice) => Promise<void>
  }
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<readonly OpenPage[]>
    openWindow: (url: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate' | 'pushsubscriptionchange', listener: (event: LifeEvent) => void): void
    (type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: ClickEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}

/** The device as its push service knows it. */
export type Device = Pick<PushSubscription, 'toJSON'>

/** A page of the app that is open. */
export interface OpenPage {
  focus: () => Promise<unknown>
  postMessage: (message: unknown) => void
}

interface LifeEvent {
  /** Keeps the worker alive until the work is done; at install a failure gives the whole version up. */
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

/** How a notification looks and what it does. */
export interface Notice extends NotificationOptions {
  actions?: { action: string; title: string }[]
}

interface PushEvent extends LifeEvent {
  data: { text: () => string } | null
}

export interface ClickEvent extends LifeEvent {
  action: string
  notification: { title: string; body: string; tag: string; data: unknown; close: () => void }
}
