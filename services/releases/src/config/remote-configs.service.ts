import { Injectable, Logger, Optional } from '@nestjs/common'
import {
  type ChosenConfig,
  configOf,
  isForSome,
  NOTHING_CHOSEN,
  type Release,
  type RemoteConfig,
  valueProblem,
} from '@gb/domain'
import { Env, Held, Keys } from '@gb/service-kit'
import type { ChosenValueEntity } from '../database/entities/chosen-value.entity.js'
import { settingProblemOf } from '../folders/setting-problem.js'
import { ConfigRepository } from './config.repository.js'
import { Testers } from './testers.js'

/** How long a process goes on with what it read: a change is in force everywhere well within a minute. */
const HELD_MS = 10_000

type ChosenByRemote = ReadonlyMap<string, ChosenConfig>

/** All that operators chose. */
interface Choices {
  chosen: ChosenByRemote
  testers: Testers
}

const NO_CHOICES: Choices = { chosen: new Map(), testers: new Testers([]) }

/** The rows by remote; what is no share of the people is none. */
const chosenIn = (rows: readonly ChosenValueEntity[]): ChosenByRemote =>
  new Map(
    [...Map.groupBy(rows, ({ remote }) => remote)].map(([remote, own]) => [
      remote,
      {
        settings: new Map(
          own.flatMap(({ kind, name, value }) => (kind === 'setting' ? [[name, value]] : [])),
        ),
        flags: new Map(
          own.flatMap(({ kind, name, value }) =>
            kind === 'flag' && typeof value === 'number' ? [[name, value]] : [],
          ),
        ),
      },
    ]),
  )

/** Says what each remote reads of its settings and flags: what operators chose, else what its release declares. */
@Injectable()
export class RemoteConfigs {
  private readonly log = new Logger(RemoteConfigs.name)
  private readonly told = new Set<string>()
  private readonly held = new Held<Choices>(() => this.read(), HELD_MS)

  constructor(
    private readonly env: Env,
    private readonly keys: Keys,
    @Optional() private readonly rows?: ConfigRepository,
  ) {}

  /**
   * The configuration of each of the releases that declares one, by name of the remote.
   * @param whoAsks  finds out who is signed in, and is asked only where a flag is on for some
   */
  async of(
    releases: readonly Release[],
    whoAsks: () => Promise<string | null | undefined>,
  ): Promise<ReadonlyMap<string, RemoteConfig>> {
    const declaring = releases.filter(
      ({ settings = {}, flags = {} }) => Object.keys({ ...settings, ...flags }).length > 0,
    )
    if (declaring.length === 0) return new Map()
    // While the database was never reached, all is as it was declared.
    const { chosen, testers } = await this.held.get().catch(() => NO_CHOICES)
    const chosenOf = ({ name }: Release) => chosen.get(name) ?? NOTHING_CHOSEN
    const isAsked = declaring.some((release) =>
      Object.keys(release.flags ?? {}).some(
        (flag) => isForSome(chosenOf(release).flags.get(flag)) || testers.hasAny(release.name, flag),
      ),
    )
    const person = (isAsked ? await whoAsks() : null) ?? null
    return new Map(
      declaring.map((release) => {
        this.tell(release, chosenOf(release))
        const isTester = (flag: string) =>
          person !== null && testers.has(this.keys, release.name, flag, person)
        const reader = { environment: this.env.environment, person, isTester }
        return [release.name, configOf(release, chosenOf(release), reader, settingProblemOf)]
      }),
    )
  }

  /** Something was chosen: the next reader of this process has it. */
  forget(): void {
    this.held.forget()
  }

  private async read(): Promise<Choices> {
    const { rows } = this
    if (!rows) return NO_CHOICES
    const [chosen, testers] = await Promise.all([rows.all(), rows.allTesters()])
    return { chosen: chosenIn(chosen), testers: new Testers(testers) }
  }

  /** A value that a newer release does not take gives way to the default, and is told once. */
  private tell({ name, version, settings = {} }: Release, chosen: ChosenConfig): void {
    for (const [setting, schema] of Object.entries(settings)) {
      const value = chosen.settings.get(setting)
      const problem = value === undefined ? null : valueProblem(schema, value, settingProblemOf)
      if (problem === null) continue
      const sentence = `${name} ${version}: the value of ${setting}${problem.path} ${problem.message}. Its default is in force.`
      if (!this.told.has(sentence)) this.log.warn(sentence)
      this.told.add(sentence)
    }
  }
}
