import { applyTheme } from '@gb/ui'
import { createStore } from '../shared/store'
import { storage, type Theme } from '../shared/storage'

/** How the app is shown on this device. */
export interface Display {
  installed: boolean
  theme: () => Theme
  setTheme: (theme: Theme) => void
  subscribe: (listener: () => void) => () => void
}

/** Applies the theme at once, before the first render, so that no light flash precedes a dark screen. */
export function createDisplay(fromHomeScreen: boolean): Display {
  if (fromHomeScreen) storage.keepInstalled()
  const store = createStore(storage.theme())
  applyTheme(store.get())
  return {
    installed: fromHomeScreen || storage.installed() || runsAsApp(),
    theme: store.get,
    subscribe: store.subscribe,
    setTheme(theme) {
      storage.keepTheme(theme)
      applyTheme(theme)
      store.set(theme)
    },
  }
}

// Safari on iOS has a switch of its own for apps on the home screen.
function runsAsApp(): boolean {
  const navigator: Navigator & { standalone?: boolean } = globalThis.navigator
  return navigator.standalone === true || globalThis.matchMedia('(display-mode: standalone)').matches
}
