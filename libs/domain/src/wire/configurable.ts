import { canaryShareOf } from './rollout.js'

/** Where a server runs, as `NODE_ENV` says it; each flag has a default for each. */
export const ENVIRONMENTS = ['development', 'test', 'production'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** What a setting may be: one value, or a list of them. */
export type SettingValue = boolean | number | string | readonly (number | string)[]

/** The kinds of value of a setting, as JSON Schema calls them. */
export const SETTING_TYPES = ['boolean', 'integer', 'number', 'string', 'array'] as const

/**
 * A setting of a remote: a JSON Schema of one value, of the words in `SETTING_WORDS` and no others. A pattern or a reference
 * would let a release keep the server busy, and nested objects would hide what an operator changes.
 */
export interface DeclaredSetting {
  /** Name of it for operators. */
  title: string
  /** What it changes for people. */
  description: string
  type: (typeof SETTING_TYPES)[number]
  /** In force until an operator sets another, and whenever that does not fit any more. */
  default: SettingValue
  /** At least one. */
  examples: readonly SettingValue[]
  enum?: readonly (number | string)[]
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  /** Of what a list is. */
  items?: Pick<DeclaredSetting, 'enum' | 'minimum' | 'maximum' | 'multipleOf' | 'minLength' | 'maxLength'> & {
    type: 'integer' | 'number' | 'string'
  }
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
}

/** Something new that a remote shows where its flag is on, until the flag is taken out of the code. */
export interface DeclaredFlag {
  /** What people see when it is on. */
  description: string
  /** Who decides about it: a person or a channel. */
  owner: string
  /** Calendar day after which a release must not have it any more, e.g. `2027-06-30`. */
  ends: string
  /** Whether it is on, by environment, until an operator gives it a share of the people. */
  default: Record<Environment, boolean>
}

/** What operators may change of a remote: in its package.json (`gb.settings`, `gb.flags`) and in its release. */
export interface Configurable {
  /** By name. */
  settings: Record<string, DeclaredSetting>
  /** By name. */
  flags: Record<string, DeclaredFlag>
}

/** What a remote reads: each setting and each flag that it declares, and no other. */
export interface RemoteConfig {
  settings: Record<string, SettingValue>
  flags: Record<string, boolean>
}

/** What operators chose for one remote; what is absent has its default. */
export interface ChosenConfig {
  settings: ReadonlyMap<string, unknown>
  /** Percent of the people for whom a flag is on, 0 to 100. */
  flags: ReadonlyMap<string, number>
}

export const NOTHING_CHOSEN: ChosenConfig = { settings: new Map(), flags: new Map() }

/** Limits of what a remote declares and operators choose. */
export const CONFIG_LIMITS = {
  /** Settings of one remote, and flags of one remote. */
  names: 40,
  /** Characters of a title, a description and an owner. */
  title: { min: 2, max: 60 },
  description: { min: 10, max: 300 },
  /** Characters of a text that is a value. */
  text: 500,
  /** Items of a list, and of an enum. */
  items: 50,
  /** Percent of the people for whom a flag is on. */
  share: { min: 0, max: 100, step: 1, unit: '%' },
  /** People who try one flag early. */
  testers: 50,
} as const

/** Name of a setting or a flag: as code spells it. */
export const CONFIG_NAME = /^[a-z][A-Za-z0-9]{1,39}$/

/** Where in a value something is wrong (`/2`; empty for the value itself), and what, as the end of a sentence. */
export interface SettingProblem {
  path: string
  message: string
}

/** Holds a value to the schema of its setting; null when it fits. A JSON Schema validator, which this package has none of. */
export type SettingProblemOf = (schema: DeclaredSetting, value: unknown) => SettingProblem | null

/** Whether the day after which no release must have a flag is over. @param today  calendar day in UTC */
export const isFlagOver = ({ ends }: Pick<DeclaredFlag, 'ends'>, today: string): boolean => today > ends

/**
 * The part of the people that somebody is in for one flag, 0 to 99 percent: the same on each of their devices, and another
 * for each flag.
 * @param person  the id of their profile
 */
export const flagShareOf = (person: string, remote: string, flag: string): number =>
  canaryShareOf(person, `${remote} ${flag}`)

/** Whether somebody has to be known before a flag can be answered: it is on for some, and off for others. */
export const isForSome = (share: number | undefined): boolean =>
  share !== undefined && share > CONFIG_LIMITS.share.min && share < CONFIG_LIMITS.share.max
