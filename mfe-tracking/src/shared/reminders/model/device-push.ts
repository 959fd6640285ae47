import { type Language, PUSH_RECORD, pushDeviceId } from '@gb/domain'

/**
 * What this device can do. `install`: an iPhone takes notifications for installed apps alone. `blocked`: the person, or
 * somebody for them, said no, and only the settings of the browser can change that.
 */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

/** What a push service needs to reach this device; base64url. */
export interface DeviceAddress {
  endpoint: string
  p256dh: string
  auth: string
}

const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const hasPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** The worker that shows notifications; null where the app is not kept on the device. */
const worker = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistration()) ?? null

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager.getSubscription()) ?? null

/** @param installed whether the app runs from the home screen */
export async function pushState(installed: boolean): Promise<PushState> {
  if (isApple() && !installed) return 'install'
  if (!hasPush() || (await worker()) === null) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && (await subscription()) !== null ? 'on' : 'off'
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const isSameKey = (known: ArrayBuffer | null, key: Uint8Array): boolean =>
  known !== null && new Uint8Array(known).toString() === key.toString()

/**
 * Asks the person, then the push service of the browser. Null when the person says no.
 * @param publicKey of the server, base64url
 * @throws when the browser has no push service, as some do
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(publicKey)
  const before = await registration.pushManager.getSubscription()
  const isOurs = before !== null && isSameKey(before.options.applicationServerKey, applicationServerKey)
  if (before !== null && !isOurs) await before.unsubscribe()
  const made = isOurs
    ? before
    : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = made.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined)
    throw new Error('the push service gave no address')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** Takes the permission of the push service back; answers the address that was in use, or null. */
export async function unsubscribeDevice(): Promise<string | null> {
  const current = await subscription()
  await current?.unsubscribe()
  return current?.endpoint ?? null
}

/** The id of a device at the server. */
export async function deviceIdOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return pushDeviceId(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** What the server was told of this device. */
interface Known {
  userId: string
  endpoint: string
  language: Language
}

/** Remembers what the server was told, so that the service worker notices when the address or the language changes. */
export async function rememberDevice(known: Known): Promise<void> {
  if (!('caches' in globalThis)) return
  await (await caches.open(PUSH_RECORD.cache)).put(PUSH_RECORD.path, Response.json(known))
}

/** Nobody wants notifications here any more, whatever address comes. */
export async function forgetDevice(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PUSH_RECORD.cache)
}
