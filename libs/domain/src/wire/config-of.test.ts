import { describe, expect, it } from '@jest/globals'
import { configOf } from './config-of.js'
import {
  type ChosenConfig,
  type Configurable,
  flagShareOf,
  isFlagOver,
  isForSome,
  NOTHING_CHOSEN,
  type SettingProblemOf,
} from './configurable.js'

/** A whole number up to ten; all that the rules here need to know of schemas. */
const problemOf: SettingProblemOf = (_, value) =>
  Number.isInteger(value) && Number(value) <= 10 ? null : { path: '', message: 'must be at most 10' }

const remote: { name: string } & Configurable = {
  name: 'mfe-notes',
  settings: {
    shown: {
      title: 'Shown',
      description: 'How many are shown.',
      type: 'integer',
      default: 5,
      examples: [8],
    },
  },
  flags: {
    fresh: {
      description: 'The new list.',
      owner: 'Notes',
      ends: '2027-06-30',
      default: { development: true, test: false, production: false },
    },
  },
}
const chosen = (settings: object, flags: Record<string, number> = {}): ChosenConfig => ({
  settings: new Map(Object.entries(settings)),
  flags: new Map(Object.entries(flags)),
})
const production = { environment: 'production', person: null } as const
const read = (given: ChosenConfig, reader: Parameters<typeof configOf>[2] = production) =>
  configOf(remote, given, reader, problemOf)

describe(configOf.name, () => {
  it('is what a release declares while nothing was chosen, by environment', () => {
    expect(read(NOTHING_CHOSEN)).toEqual({ settings: { shown: 5 }, flags: { fresh: false } })
    const developing = { environment: 'development', person: null } as const
    expect(read(NOTHING_CHOSEN, developing).flags).toEqual({ fresh: true })
  })

  it('takes what was chosen where it fits, also 0, and the default where it does not', () => {
    expect(read(chosen({ shown: 8 })).settings).toEqual({ shown: 8 })
    expect(read(chosen({ shown: 0 })).settings).toEqual({ shown: 0 })
    for (const shown of [11, '8', null, [8], {}])
      expect(read(chosen({ shown })).settings).toEqual({ shown: 5 })
  })

  it('has no name that the release does not declare', () => {
    expect(read(chosen({ other: 3, toString: 4 }, { another: 100 }))).toEqual(read(NOTHING_CHOSEN))
    expect(configOf({ name: 'mfe-bare' }, chosen({ shown: 3 }), production, problemOf)).toEqual({
      settings: {},
      flags: {},
    })
  })

  it('turns a flag on for its share of the people, always the same ones, and grows by adding others', () => {
    const people = Array.from({ length: 400 }, (_, at) => `person-${at}`)
    const on = (share: number) =>
      people.filter((person) => read(chosen({}, { fresh: share }), { ...production, person }).flags.fresh)
    expect(on(0)).toEqual([])
    expect(on(100)).toEqual(people)
    expect(on(30)).toEqual(on(30))
    expect(on(30).every((person) => on(60).includes(person))).toBe(true)
    expect(on(30).length).toBeGreaterThan(80)
    expect(on(30).length).toBeLessThan(160)
  })

  it('is on for a tester, whatever the share and the environment, and only the flags that they try', () => {
    const tester = { ...production, person: 'person-1', isTester: (flag: string) => flag === 'fresh' }
    for (const given of [NOTHING_CHOSEN, chosen({}, { fresh: 0 })])
      expect(read(given, tester).flags).toEqual({ fresh: true })
    const ofAnother = { ...tester, isTester: (flag: string) => flag === 'other' }
    expect(read(chosen({}, { fresh: 0 }), ofAnother).flags).toEqual({ fresh: false })
  })

  it('gives whom nobody knows a flag only when everybody has it', () => {
    const of = (share: number) => read(chosen({}, { fresh: share })).flags.fresh
    expect([of(1), of(99), of(100)]).toEqual([false, false, true])
  })
})

describe(flagShareOf.name, () => {
  it('picks other people for another flag and for another remote', () => {
    const people = Array.from({ length: 100 }, (_, at) => `person-${at}`)
    const places = (remote_: string, flag: string) => people.map((one) => flagShareOf(one, remote_, flag))
    expect(places('mfe-a', 'one')).toEqual(places('mfe-a', 'one'))
    expect(places('mfe-a', 'one')).not.toEqual(places('mfe-a', 'two'))
    expect(places('mfe-a', 'one')).not.toEqual(places('mfe-b', 'one'))
  })
})

describe(isFlagOver.name, () => {
  it('is so after its last day, in any year', () => {
    const over = (today: string) => isFlagOver({ ends: '2027-06-30' }, today)
    expect([over('2027-06-29'), over('2027-06-30'), over('2027-07-01'), over('2028-01-01')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe(isForSome.name, () => {
  it('is so between nobody and everybody', () => {
    expect([undefined, 0, 1, 99, 100].map(isForSome)).toEqual([false, false, true, true, false])
  })
})
