import { createContext, useContext, type ReactNode } from 'react'

/** What operators may change of a remote, as it is for who looks at this page. */
export interface RemoteConfig {
  settings: Readonly<Record<string, unknown>>
  flags: Readonly<Record<string, boolean>>
}

/** A package.json with the settings and flags of its remote. */
export interface Configurable {
  gb: { settings?: Readonly<Record<string, { default: unknown }>>; flags?: object }
}

/** What a remote reads of its settings: each has the type of its default. */
export type ConfigOf<M extends Configurable> = {
  readonly [K in keyof M['gb']['settings']]: M['gb']['settings'][K] extends { default: infer D } ? D : never
}

/** Names of the flags of a remote. */
export type FlagOf<M extends Configurable> = Extract<keyof M['gb']['flags'], string>

const ConfigContext = createContext<RemoteConfig | null>(null)

/** Gives its configuration to what a remote draws. The shell uses it, and so do the stand-alone page and tests of a remote. */
export function RemoteConfigProvider({ config, children }: { config: RemoteConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

function useRemoteConfig(): RemoteConfig {
  const config = useContext(ConfigContext)
  if (config === null) throw new Error('no RemoteConfigProvider above')
  return config
}

/**
 * The settings of this remote, typed by its package.json: `useConfig<typeof manifest>()`. What operators changed is there with
 * the next load of the page; without a connection it is what was in force last.
 */
export function useConfig<M extends Configurable>(): ConfigOf<M>
export function useConfig(): object {
  return useRemoteConfig().settings
}

/** Whether a flag of this remote is on for who looks at this page: `useFlag<typeof manifest>('newList')`. */
export function useFlag<M extends Configurable>(name: FlagOf<M>): boolean {
  return useRemoteConfig().flags[name] ?? false
}
