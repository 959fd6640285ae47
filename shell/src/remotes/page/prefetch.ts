import { isDeferred } from '@gb/mfe-contract'
import type { RemoteTabInfo } from '../../host/declared'
import type { View } from '../../host/navigation'
import type { RemoteLoader } from '../loading/loader'

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
