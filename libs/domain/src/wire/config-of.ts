import { valueProblem } from './configurable-problem.js'
import {
  type ChosenConfig,
  CONFIG_LIMITS,
  type Configurable,
  type DeclaredFlag,
  type DeclaredSetting,
  type Environment,
  flagShareOf,
  type RemoteConfig,
  type SettingProblemOf,
  type SettingValue,
} from './configurable.js'

/** Who asks, and where. */
export interface ConfigReader {
  environment: Environment
  /** The id of their profile; null for nobody known, who gets a flag only when everybody does. */
  person: string | null
  /** Whether they are one of those who try a flag of this remote early; nobody is when absent. */
  isTester?: (flag: string) => boolean
}

/** What somebody's remote reads: what operators chose where it fits, else what the release declares. */
export const configOf = (
  remote: { name: string } & Partial<Configurable>,
  chosen: ChosenConfig,
  { environment, person, isTester = () => false }: ConfigReader,
  problemOf: SettingProblemOf,
): RemoteConfig => {
  const setting = ([name, schema]: [string, DeclaredSetting]): [string, SettingValue] => {
    const value = chosen.settings.get(name)
    const isGood = (one: unknown): one is SettingValue =>
      one !== undefined && valueProblem(schema, one, problemOf) === null
    return [name, isGood(value) ? value : schema.default]
  }
  const flag = ([name, declared]: [string, DeclaredFlag]): [string, boolean] => {
    if (isTester(name)) return [name, true]
    const share = chosen.flags.get(name)
    if (share === undefined) return [name, declared.default[environment]]
    const place = person === null ? CONFIG_LIMITS.share.max - 1 : flagShareOf(person, remote.name, name)
    return [name, place < share]
  }
  return {
    settings: Object.fromEntries(Object.entries(remote.settings ?? {}).map(setting)),
    flags: Object.fromEntries(Object.entries(remote.flags ?? {}).map(flag)),
  }
}
