import { savesData } from '@gb/entries'
import { isDeferred } from '@gb/mfe-contract'
import type { RemoteTabInfo } from '../host/declared'
import type { View } from '../host/navigation'
import { idle } from '../shared/idle'
import type { RemoteLoader } from './loader'

/**
 * Sends for what the first screen is made of while the server is still asked who is signed in: the remotes of Home, or the
 * remote of a tab with the tab itself. A failure is shown by what stands there.
 * @param bringShared sends for what a tab may need beside its own files
 * @returns each of them
 */
export function warmFirst(
  loader: RemoteLoader,
  view: View,
  bringShared: () => Promise<unknown>,
): Promise<unknown>[] {
  const send = (): Promise<unknown>[] => {
    const { tabs, first } = loader.declared.get()
    const tab = tabs.get(view)
    if (tab === undefined) return first.map((name) => loader.load(name))
    // Beside the remote and not behind it: its tab would ask for them when that is here.
    return [warmTab(loader, tab), bringShared()]
  }
  const parts =
    loader.declared.get().standing === 'known' ? send() : [loader.names().then(() => Promise.all(send()))]
  for (const part of parts) part.catch(() => undefined)
  return parts
}

const warmTab = async (loader: RemoteLoader, { remote, id }: RemoteTabInfo): Promise<void> => {
  const component = (await loader.load(remote)).tabs[id]?.component
  if (component !== undefined && isDeferred(component)) await loader.bringPart(component)
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
