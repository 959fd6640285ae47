import { isDeferred } from '@gb/mfe-contract'
import { idle } from '../shared/idle'
import { HOME_REMOTES } from './home-remotes'
import type { RemoteLoader } from './loader'

/**
 * Sends for the remotes of Home while the server is still asked who is signed in. A failure is shown by their cards.
 * @returns each of them
 */
export function warmHome(loader: RemoteLoader): Promise<unknown>[] {
  const remotes = [...HOME_REMOTES].map((name) => loader.load(name))
  for (const remote of remotes) remote.catch(() => undefined)
  return remotes
}

/**
 * Brings every remote and the code of its tabs while nothing else is to do, so that the first press of a tab shows it
 * at once. Failures stay silent: the tab asks again when it is opened. Not on a metered connection.
 */
export async function prefetchRemotes(loader: RemoteLoader): Promise<void> {
  if (savesData()) return
  await idle()
  for (const name of await loader.names().catch(() => [])) {
    await loader
      .load(name)
      .then(async (remote) => {
        for (const tab of Object.values(remote.tabs)) {
          await idle()
          if (isDeferred(tab.component)) await tab.component.load()
        }
      })
      .catch(() => undefined)
  }
}

/** What some browsers know of the line. */
interface Line {
  saveData?: boolean
  type?: string
}

/** Whether to load little: the person asked for it, or the line is one that is paid by the byte. */
export function savesData(): boolean {
  const navigator: Navigator & { connection?: Line } = globalThis.navigator
  return navigator.connection?.saveData === true || navigator.connection?.type === 'cellular'
}
