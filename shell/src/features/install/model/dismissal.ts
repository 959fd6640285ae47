const KEY = 'gb.install_hidden'

/** Whether the person hid the install card on this device. A browser without storage shows it again. */
export const dismissal = {
  isHidden(): boolean {
    try {
      return globalThis.localStorage.getItem(KEY) === 'yes'
    } catch {
      return false
    }
  },
  hide(): void {
    try {
      globalThis.localStorage.setItem(KEY, 'yes')
    } catch {
      // It stays hidden until the next visit, which is all that can be done.
    }
  },
}
