import type { Notices } from '../host/notices'
import { offerNewVersion } from './new-version'

/**
 * A page that stayed open over a release may ask for a part that is no longer on the server. The screen says that it
 * did not load; this offers the newer version where that is the reason.
 */
export function watchForGoneFiles(notices: Notices): void {
  globalThis.addEventListener('vite:preloadError', () => {
    void offerNewVersion(notices, () => globalThis.location.reload())
  })
}
