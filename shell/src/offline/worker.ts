import { queryKeys, type ApiData } from '@gb/api-client'
import { kept } from '@gb/device'
import type { Language } from '@gb/domain'
import type { QueryClient } from '@tanstack/react-query'
import type { Notices } from '../host/notices'
import type { Wish } from '../shared/file-sets'
import { wantedLanguage } from '../shared/speech/wanted'
import { offerNewVersion } from './new-version'

const WORKER = '/sw.js'
const ASK_AGAIN_MS = 60 * 60 * 1000

/**
 * Lets the service worker keep the app on this device, with the drawings that belong to the texts it has loaded. Called
 * when nothing else is to do. A failure stays silent: the app then needs a connection, and the next visit tries again.
 */
export async function keepAppOnDevice(notices: Notices, queries: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // Past the browser's cache: an update, or the end of the worker, must reach every device at its next start.
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const registration = await navigator.serviceWorker.ready
  watchForUpdates(registration, notices)
  registration.active?.postMessage('keep-current' satisfies Wish)
  tellLanguage(registration)
  const drawings = drawingsIn(queries)
  // Without the texts it is not known which are still shown.
  if (drawings !== null) registration.active?.postMessage({ drawings } satisfies Wish)
}

/** Says what is spoken here, now and with each change: reminders come in it. */
function tellLanguage(registration: ServiceWorkerRegistration): void {
  let told: Language | null = null
  const tell = () => {
    const speaks = wantedLanguage()
    if (speaks === told) return
    told = speaks
    registration.active?.postMessage({ speaks } satisfies Wish)
  }
  kept.subscribe(tell)
  tell()
}

/** Paths of the drawings that the tips show; null while there are no tips. */
export const drawingsIn = (queries: QueryClient): string[] | null =>
  queries
    .getQueryData<ApiData<'/api/health-tips'>>(queryKeys.healthTips())
    ?.exercise_tips.map(({ image }) => image) ?? null

function watchForUpdates(registration: ServiceWorkerRegistration, notices: Notices): void {
  const container = navigator.serviceWorker
  const hadOne = container.controller !== null
  let asked = false
  const reload = () => {
    asked = true
    // Without a waiting one another page was quicker, and all that is left is to reload.
    if (registration.waiting === null) globalThis.location.reload()
    else registration.waiting.postMessage('take-over' satisfies Wish)
  }
  const offer = () => void offerNewVersion(notices, reload)

  container.addEventListener('controllerchange', () => {
    if (asked) globalThis.location.reload()
    else if (hadOne) offer()
  })
  const watchNext = () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && container.controller !== null) offer()
    })
  }
  registration.addEventListener('updatefound', watchNext)
  watchNext()
  if (registration.waiting !== null && container.controller !== null) offer()
  askAgainWhenShown(registration)
}

/** An app on the home screen is seldom started anew; coming back to it counts as a start. */
function askAgainWhenShown(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return
    askedAt = Date.now()
    registration.update().then(
      () => registration.active?.postMessage('keep-current' satisfies Wish),
      () => undefined,
    )
  })
}
