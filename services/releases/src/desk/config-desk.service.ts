import { Injectable } from '@nestjs/common'
import {
  type Configurable,
  type Release,
  type SettingProblem,
  type SettingValue,
  valueProblem,
} from '@gb/domain'
import { Env, InvalidField, type Operator, OperatorPort } from '@gb/service-kit'
import { type ConfigKey, ConfigRepository } from '../config/config.repository.js'
import { RemoteConfigs } from '../config/remote-configs.service.js'
import { settingProblemOf } from '../folders/setting-problem.js'
import { ReleasesService } from '../in-force/releases.service.js'
import type { ConfigState } from './config.mapper.js'
import { NoSuchFlag, NoSuchSetting, UnknownRemote } from './errors.js'

/** Declared things by name; the first that names a thing says what it is. */
const together = <T>(lists: readonly Record<string, T>[]): Record<string, T> =>
  Object.fromEntries(lists.toReversed().flatMap((list) => Object.entries(list)))

/** What all releases declare together. */
const declaredBy = (releases: readonly Release[]): Configurable => ({
  settings: together(releases.map(({ settings = {} }) => settings)),
  flags: together(releases.map(({ flags = {} }) => flags)),
})

/** What is wrong with a value in one of the releases that somebody is given; null when it fits all of them. */
const problemIn = (releases: readonly Release[], name: string, value: unknown): SettingProblem | null => {
  for (const { settings = {} } of releases) {
    const schema = Object.hasOwn(settings, name) ? settings[name] : undefined
    const problem = schema ? valueProblem(schema, value, settingProblemOf) : null
    if (problem !== null) return problem
  }
  return null
}

/** A line of the log holds no whole list. */
const inShort = (value: SettingValue | null): string => JSON.stringify(value).slice(0, 90)

/** Settings and flags of the remotes, for the operators who change them. */
@Injectable()
export class ConfigDesk {
  constructor(
    private readonly releases: ReleasesService,
    private readonly rows: ConfigRepository,
    private readonly configs: RemoteConfigs,
    private readonly operators: OperatorPort,
    private readonly env: Env,
  ) {}

  /** What there is, and what is in force. @throws UnknownRemote */
  async of(remote: string): Promise<ConfigState> {
    const releases = await this.declaring(remote)
    const rows = await this.rows.of(remote)
    const { settings, flags } = declaredBy(releases)
    const chosen = (kind: ConfigKey['kind'], name: string) =>
      rows.find((row) => row.kind === kind && row.name === name) ?? null
    return {
      remote,
      environment: this.env.environment,
      settings: Object.entries(settings).map(([name, schema]) => {
        const row = chosen('setting', name)
        return { name, schema, chosen: row, problem: row && problemIn(releases, name, row.value) }
      }),
      flags: Object.entries(flags).map(([name, flag]) => ({ name, flag, chosen: chosen('flag', name) })),
      leftOver: rows
        .filter(({ kind, name }) => !Object.hasOwn(kind === 'setting' ? settings : flags, name))
        .map(({ name }) => name),
    }
  }

  /**
   * Chooses a value, which must fit every release that somebody is given now.
   * @throws UnknownRemote, NoSuchSetting, InvalidField with where it does not fit, and why
   */
  async set(remote: string, name: string, value: unknown, operator: Operator): Promise<ConfigState> {
    const releases = await this.declaring(remote)
    if (!Object.hasOwn(declaredBy(releases).settings, name)) throw new NoSuchSetting(remote, name)
    const fits = (one: unknown): one is SettingValue => problemIn(releases, name, one) === null
    if (!fits(value)) {
      const { path = '', message = '' } = problemIn(releases, name, value) ?? {}
      throw new InvalidField(`value${path}`, `value${path} ${message}.`)
    }
    return this.choose({ remote, kind: 'setting', name }, value, operator)
  }

  /** Turns a flag on for some percent of the people. @throws UnknownRemote, NoSuchFlag */
  async share(remote: string, name: string, share: number, operator: Operator): Promise<ConfigState> {
    const { flags } = declaredBy(await this.declaring(remote))
    if (!Object.hasOwn(flags, name)) throw new NoSuchFlag(remote, name)
    return this.choose({ remote, kind: 'flag', name }, share, operator)
  }

  /** Back to the default, also of what nobody declares any more. @throws UnknownRemote */
  async reset(key: ConfigKey, operator: Operator): Promise<ConfigState> {
    await this.declaring(key.remote)
    return this.choose(key, null, operator)
  }

  /** The log says what was and what is: the way of the request alone names neither. */
  private async choose(key: ConfigKey, value: SettingValue | null, operator: Operator): Promise<ConfigState> {
    const before = (await this.rows.find(key))?.value ?? null
    if (value === null) await this.rows.drop(key)
    else await this.rows.choose(key, value, operator.name)
    this.configs.forget()
    const change = `remote=${key.remote} ${key.kind}=${key.name} from=${inShort(before)} to=${inShort(value)}`
    await this.operators.note(operator, `${key.kind} changed`, [change])
    return this.of(key.remote)
  }

  private async declaring(remote: string): Promise<Release[]> {
    const releases = await this.releases.describedOf(remote)
    if (releases === null) throw new UnknownRemote(remote)
    return releases
  }
}
