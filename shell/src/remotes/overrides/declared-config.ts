import { isRecord } from '@gb/domain'
import type { RemoteConfig } from '@gb/mfe-contract'

const entriesOf = (list: unknown): [string, Record<string, unknown>][] =>
  Object.entries(isRecord(list) ? list : {}).filter((entry): entry is [string, Record<string, unknown>] =>
    isRecord(entry[1]),
  )

/** What a build reads of its own settings and flags when no operator was asked: its defaults, those of development. */
export function declaredConfig(described: unknown): RemoteConfig {
  const { settings, flags } = isRecord(described) ? described : {}
  return {
    settings: Object.fromEntries(entriesOf(settings).map(([name, schema]) => [name, schema.default])),
    flags: Object.fromEntries(
      entriesOf(flags).map(([name, flag]) => [
        name,
        isRecord(flag.default) && flag.default.development === true,
      ]),
    ),
  }
}
