import { savesData } from '@gb/entries'
import { isDeferred } from '@gb/mfe-contract'
import { idle } from '../../shared/idle'
import type { RemoteLoader } from '../loading/loader'
import { RemoteFault } from '../faults/remote-fault'
import { tellFault } from '../faults/tell'

/**
 * Brings every remote and the code of its tabs while nothing else is to do, so that the first press of a tab shows it
 * at once. Nobody sees a failure, because the tab asks again when it is opened; it is counted, so that a release whose
 * tabs do not come is known before somebody presses them. Not on a metered connection.
 */
export async function prefetchRemotes(loader: RemoteLoader): Promise<void> {
  if (savesData()) return
  await idle()
  for (const name of await loader.names().catch(() => []))
    await bringWhole(loader, name).catch((error: unknown) =>
      tellFault(
        error instanceof RemoteFault ? error : new RemoteFault('download', name, loader.version(name), error),
      ),
    )
}

async function bringWhole(loader: RemoteLoader, name: string): Promise<void> {
  const { tabs } = await loader.load(name)
  for (const { component } of Object.values(tabs)) {
    await idle()
    if (isDeferred(component)) await loader.bringPart(component)
  }
}
