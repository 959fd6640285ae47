import type { Notices } from '../host/notices'
import { offerNewVersion } from './new-version'

/**
 * A page that stayed open over a release may ask for a part that is no longer on the server. The screen says that it
 * did not load; this finds out whether a newer version is the reason, and then offers it.
 */
export function watchForGoneFiles(notices: Notices): void {
  globalThis.addEventListener('vite:preloadError', () => {
    void isOutdated().then((outdated) => {
      if (outdated) offerNewVersion(notices, () => globalThis.location.reload())
    })
  })
}

/** Whether the server has another page than this one; false without an answer. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (own === null || own === undefined) return false
  try {
    // A plain read is not a visit, so the service worker lets it through to the server.
    const answer = await fetch('/', { cache: 'no-store', credentials: 'same-origin' })
    return answer.ok && !(await answer.text()).includes(`"${own}"`)
  } catch {
    return false
  }
}
