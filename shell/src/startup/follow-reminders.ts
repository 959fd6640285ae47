import type { TabId } from '@gb/mfe-contract'
import { openableTab } from '../shared/openable-tabs'

/** Shows the tab of a reminder that was tapped while a page of the app is open. The service worker tells which. */
export function followReminders(show: (tab: TabId) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const tab = typeof data === 'object' && data !== null && 'open' in data ? openableTab(data.open) : null
    if (tab !== null) show(tab)
  })
}
