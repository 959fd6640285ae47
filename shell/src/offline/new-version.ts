import { type Notices, UNTIL_READ_MS } from '../host/notices'
import { buildIn, ownBuild } from '../shared/file-sets'
import { wantedLanguage } from '../shared/speech/wanted'
import { newVersionCatalog } from './messages/generated/new-version'

/**
 * Says that a newer version is there, if there is one: a worker is also installed anew, or changed by another tab, with
 * the version that this page has already. Nothing changes under the person's hands before they press Reload.
 */
export async function offerNewVersion(notices: Notices, reload: () => void): Promise<void> {
  if (!(await isOutdated())) return
  const language = wantedLanguage()
  await newVersionCatalog.load(language)
  const { ready, reload: label } = newVersionCatalog.in(language)
  const isShown = notices.get().some(({ text }) => text === ready)
  if (isShown) return
  notices.notify({
    tone: 'info',
    text: ready,
    action: { label, onAction: reload },
    durationMs: UNTIL_READ_MS,
  })
}

/** Whether the server has another build than this page; false without an answer. */
async function isOutdated(): Promise<boolean> {
  const own = ownBuild()
  if (own === null) return false
  try {
    // A plain read is not a visit, so the service worker lets it through to the server.
    const answer = await fetch('/', { cache: 'no-store', credentials: 'same-origin' })
    if (!answer.ok) return false
    const there = buildIn(await answer.text())
    return there !== null && there !== own
  } catch {
    return false
  }
}
