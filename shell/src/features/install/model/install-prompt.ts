import { createStore } from '../../../shared/store'

/** The question of the browser whether to install; not part of the standard library of types. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

const offer = createStore<InstallPromptEvent | null>(null)

// The browser offers it once, soon after the page has loaded, and whoever listens later has missed it.
globalThis.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return
  event.preventDefault()
  offer.set(event)
})
globalThis.addEventListener('appinstalled', () => offer.set(null))

/** Whether the browser would ask now, and the asking. An offer can be used once. */
export const installPrompt = {
  subscribe: offer.subscribe,
  isOffered: () => offer.get() !== null,
  async open(): Promise<void> {
    const event = offer.get()
    offer.set(null)
    await event?.prompt()
  },
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event
