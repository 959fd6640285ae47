import {
  type DeclaredFlag,
  type DeclaredSetting,
  type Environment,
  isFlagOver,
  type SettingProblem,
} from '@gb/domain'
import type { ChosenValueEntity } from '../database/entities/chosen-value.entity.js'
import type { ConfigOfRemoteDto, FlagDto, SettingDto } from './config.dto.js'

/** A setting as it is declared, what was chosen for it, and why that is not in force. */
export interface SettingState {
  name: string
  schema: DeclaredSetting
  chosen: ChosenValueEntity | null
  problem: SettingProblem | null
}

/** A flag as it is declared, and what was chosen for it. */
export interface FlagState {
  name: string
  flag: DeclaredFlag
  chosen: ChosenValueEntity | null
  /** How many try it early. */
  testers: number
}

/** All of one remote. */
export interface ConfigState {
  remote: string
  environment: Environment
  settings: SettingState[]
  flags: FlagState[]
  leftOver: string[]
}

const changed = (chosen: ChosenValueEntity | null) => ({
  changed_by: chosen?.changedBy ?? null,
  changed_at: chosen?.changedAt.toISOString() ?? null,
})

const toSettingDto = ({
  name,
  schema: { title, description, ...schema },
  chosen,
  problem,
}: SettingState): SettingDto => ({
  name,
  title,
  description,
  schema,
  value: chosen !== null && problem === null ? chosen.value : schema.default,
  is_chosen: chosen !== null,
  problem: problem && `value${problem.path} ${problem.message}`,
  ...changed(chosen),
})

const toFlagDto = ({ name, flag, chosen, testers }: FlagState, environment: Environment): FlagDto => ({
  name,
  description: flag.description,
  owner: flag.owner,
  ends: flag.ends,
  is_over: isFlagOver(flag, new Date().toISOString().slice(0, 10)),
  default: flag.default[environment],
  share: chosen === null ? null : Number(chosen.value),
  testers,
  ...changed(chosen),
})

export const toConfigOfRemoteDto = ({
  remote,
  environment,
  settings,
  flags,
  leftOver,
}: ConfigState): ConfigOfRemoteDto => ({
  remote,
  environment,
  settings: settings.map(toSettingDto),
  flags: flags.map((flag) => toFlagDto(flag, environment)),
  left_over: leftOver,
})
