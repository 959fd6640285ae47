import { Injectable } from '@nestjs/common'
import {
  CONFIG_LIMITS,
  type Configurable,
  type Release,
  type SettingProblem,
  type SettingValue,
  valueProblem,
} from '@gb/domain'
import { Env, InvalidField, Keys, type Operator, OperatorPort } from '@gb/service-kit'
import { type ConfigKey, ConfigRepository } from '../config/config.repository.js'
import type { ChosenValueEntity } from '../database/entities/chosen-value.entity.js'
import type { FlagTesterEntity } from '../database/entities/flag-tester.entity.js'
import { RemoteConfigs } from '../config/remote-configs.service.js'
import { testerMark } from '../config/testers.js'
import { settingProblemOf } from '../folders/setting-problem.js'
import { ReleasesService } from '../in-force/releases.service.js'
import type { ConfigState } from './config.mapper.js'
import { EnoughTesters, NoSuchFlag, NoSuchSetting, UnknownRemote } from './errors.js'

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

/** Which person tries which flag. */
interface Tester {
  remote: string
  flag: string
  /** The id of their profile. */
  person: string
}

/** What was chosen for names that no release in force declares any more. */
const leftOver = (
  rows: readonly Pick<ChosenValueEntity, 'kind' | 'name'>[],
  testers: readonly Pick<FlagTesterEntity, 'flag'>[],
  { settings, flags }: Configurable,
): string[] => {
  const chosen = [...rows, ...testers.map(({ flag }) => ({ kind: 'flag', name: flag }))]
  const left = chosen.filter(({ kind, name }) => !Object.hasOwn(kind === 'setting' ? settings : flags, name))
  return [...new Set(left.map(({ name }) => name))]
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
    private readonly keys: Keys,
  ) {}

  /** What there is, and what is in force. @throws UnknownRemote */
  async of(remote: string): Promise<ConfigState> {
    const releases = await this.declaring(remote)
    const [rows, testers] = await Promise.all([this.rows.of(remote), this.rows.testersOf(remote)])
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
      flags: Object.entries(flags).map(([name, flag]) => ({
        name,
        flag,
        chosen: chosen('flag', name),
        testers: testers.filter((one) => one.flag === name).length,
      })),
      leftOver: leftOver(rows, testers, { settings, flags }),
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

  /**
   * Turns a flag on for one person, whatever its share is. Once, however often.
   * @throws UnknownRemote, NoSuchFlag, EnoughTesters
   */
  async addTester({ remote, flag, person }: Tester, operator: Operator): Promise<ConfigState> {
    const { flags } = declaredBy(await this.declaring(remote))
    if (!Object.hasOwn(flags, flag)) throw new NoSuchFlag(remote, flag)
    const tester = testerMark(this.keys, remote, flag, person)
    const listed = (await this.rows.testersOf(remote)).filter((one) => one.flag === flag)
    const isListed = listed.some((one) => one.tester === tester)
    if (!isListed && listed.length >= CONFIG_LIMITS.testers) throw new EnoughTesters(flag)
    await this.rows.addTester({ remote, flag, tester }, operator.name)
    this.configs.forget()
    return this.of(remote)
  }

  /** Takes somebody off the list of a flag; nothing happens to who is not on it. @throws UnknownRemote */
  async dropTester({ remote, flag, person }: Tester): Promise<ConfigState> {
    await this.declaring(remote)
    await this.rows.dropTesters({ remote, flag, tester: testerMark(this.keys, remote, flag, person) })
    this.configs.forget()
    return this.of(remote)
  }

  /** Back to the default, for testers too, also of what nobody declares any more. @throws UnknownRemote */
  async reset(key: ConfigKey, operator: Operator): Promise<ConfigState> {
    await this.declaring(key.remote)
    if (key.kind === 'flag') await this.rows.dropTesters({ remote: key.remote, flag: key.name })
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
