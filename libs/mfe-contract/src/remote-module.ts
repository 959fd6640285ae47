import type { Part } from './deferred'
import type { SlotId, SlotProps } from './slots'

/** A whole screen of a remote. Its title, icon and place are declared in the remote's package.json. */
export interface TabContribution {
  component: Part
}

/** What a remote's `src/remote.tsx` exports as default; the shell reads nothing else of it. */
export interface RemoteModule {
  /** As in the release registry and under `/remotes/<name>/`. */
  name: string
  /** Version of the remote's package, for the card that is shown when something fails. */
  version: string
  /** By the id of the tab. */
  tabs: Readonly<Record<string, TabContribution>>
  slots: { readonly [S in SlotId]?: Part<SlotProps[S]> }
}

/** A package.json with what its remote declares: each tab and each slot by its name. */
export interface Declaring {
  gb: { tabs?: object; slots?: object }
}

type NamesIn<T> = T extends object ? Extract<keyof T, string> : never

interface Declared<M extends Declaring> {
  name: string
  version: string
  tabs: Record<NamesIn<M['gb']['tabs']>, TabContribution>
  slots: { [S in NamesIn<M['gb']['slots']>]: S extends SlotId ? Part<SlotProps[S]> : never }
}

/**
 * Declares a remote. The only export of `src/remote.tsx`, as default. `M` is the type of the remote's package.json, so that the
 * compiler holds it to have each tab and slot that is declared there, and no other:
 * `defineRemote<typeof manifest>({ … })`.
 * A component may throw or fail to download: the shell draws a card with the remote's name and Retry in its place.
 */
export const defineRemote = <M extends Declaring>(remote: Declared<M>): RemoteModule => remote
