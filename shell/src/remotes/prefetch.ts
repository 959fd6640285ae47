import { savesData } from '@gb/entries'
import { isDeferred } from '@gb/mfe-contract'
import { idle } from '../shared/idle'
import type { RemoteLoader } from './loader'

/**
 * Sends for the remotes of Home while the server is still asked who is signed in. A failure is shown by their cards.
 * @returns each of them
 */
export function warmHome(loader: RemoteLoader): Promise<unknown>[] {
  const { standing, first } = loader.declared.get()
  const remotes =
    standing === 'known'
      ? first.map((name) => loader.load(name))
      : [loader.names().then(() => Promise.all(loader.declared.get().first.map((name) => loader.load(name))))]
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
          if (isDeferred(tab.component)) await loader.bringPart(tab.component)
        }
      })
      .catch(() => undefined)
  }
}
