import type { Part } from './deferred'
import type { SlotId, SlotProps } from './slots'
import type { RemoteName, TabId } from './tabs'

/** A whole screen of a remote. */
export interface TabContribution {
  /** Shown by the shell as the heading of the screen. */
  title: string
  component: Part
}

/** What a remote's `src/remote.tsx` exports as default; the shell reads nothing else of it. */
export interface RemoteModule {
  name: RemoteName
  /** Version of the remote's package, for the card that is shown when something fails. */
  version: string
  tabs: Partial<Record<TabId, TabContribution>>
  slots: { [S in SlotId]?: Part<SlotProps[S]> }
}

/**
 * Declares a remote. The only export of `src/remote.tsx`, as default.
 * A component may throw or fail to download: the shell draws a card with the remote's name and Retry in its place.
 */
export function defineRemote(
  remote: Omit<RemoteModule, 'tabs' | 'slots'> & Partial<RemoteModule>,
): RemoteModule {
  return { ...remote, tabs: remote.tabs ?? {}, slots: remote.slots ?? {} }
}
