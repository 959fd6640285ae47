import type { ComponentType } from 'react'

/** A component that is downloaded when it is first needed. Made by `deferred`. */
export interface Deferred<P extends object> {
  /** Downloads the component, or gives the one that is there. A failed download is not remembered. */
  load: () => Promise<ComponentType<P>>
  /** The component once it is there. The host then draws it at once, without suspending. */
  current: ComponentType<P> | null
}

/** What a remote contributes: a component, or one that is downloaded later. */
export type Part<P extends object = object> = ComponentType<P> | Deferred<P>

/**
 * Puts a screen in a chunk of its own: `deferred(() => import('./fluids/fluids-tab').then((m) => m.FluidsTab))`.
 * Use it instead of `React.lazy`: lazy remembers a failed download for ever, so Retry could not work, and it delays
 * a screen that is already loaded by 300 ms.
 */
export function deferred<P extends object = object>(download: () => Promise<ComponentType<P>>): Deferred<P> {
  let running: Promise<ComponentType<P>> | null = null
  const part: Deferred<P> = {
    current: null,
    load() {
      running ??= download().then(
        (component) => (part.current = component),
        (error: unknown) => {
          running = null
          throw error
        },
      )
      return running
    },
  }
  return part
}

/** Tells a deferred part from a component. */
export function isDeferred<P extends object>(part: Part<P>): part is Deferred<P> {
  return 'load' in part && 'current' in part
}
