/** What a package.json declares, as far as tests need it. */
interface Declaring {
  gb: {
    settings?: Readonly<Record<string, { default: unknown }>>
    flags?: Readonly<Record<string, { default: { test: boolean } }>>
  }
}

/** What a test has otherwise than by default. */
interface Change {
  settings?: Readonly<Record<string, unknown>>
  flags?: Readonly<Record<string, boolean>>
}

/**
 * The settings and flags of a remote for a test, as its package.json declares them, those of the environment `test`:
 * `<RemoteConfigProvider config={fakeConfig(manifest, { flags: { newList: true } })}>`.
 */
export function fakeConfig({ gb: { settings = {}, flags = {} } }: Declaring, change: Change = {}) {
  const settingsByDefault = Object.entries(settings).map(([name, schema]) => [name, schema.default] as const)
  const flagsByDefault = Object.entries(flags).map(([name, flag]) => [name, flag.default.test] as const)
  return {
    settings: { ...Object.fromEntries(settingsByDefault), ...change.settings },
    flags: { ...Object.fromEntries(flagsByDefault), ...change.flags },
  }
}
