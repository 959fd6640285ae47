import { globSync, readFileSync } from 'node:fs'
import { VOMITING_COMES_BACK, VOMITING_HOURS, VOMITING_RULE } from '@gb/domain'
import { describe, expect, it } from '@jest/globals'

const ROOT = new URL('../../../', import.meta.url)
const PLACES = ['services/content/seed/*.json', '{shell,mfe-*,libs/*,services/*}/src/**/*.{ts,tsx}']
/** Files with words of the product; tests, and what a person may write, are none. */
const filesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT.pathname }).filter(
    (file) =>
      !/node_modules|\/dist\/|\/testing\/|\/dev\/|generated|\.test\.|sentences|-words\.ts|\/words\//.test(
        file,
      ),
  )

/** Text in quotes: one string of JSON or of TypeScript. */
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
const OF_VOMITING = /vomit|throw(?:ing|s)? up|stay(?:s|ing)? down/i
const TIME = /\b(\d+|one|two|three|four|five|six|twelve)(?: (?:or|to|-) (\d+|two|three))? (hour|day)s?\b/gi

/** What is wrong with the times that one text gives for vomiting. */
const faultsOf = (text: string): string[] => {
  const { lasting, nothingStaysDown } = VOMITING_HOURS
  const clauses = text.split(/[.,;?!]\s/).filter((clause) => OF_VOMITING.test(clause))
  const times = clauses.flatMap((clause) => [...clause.matchAll(TIME)].map(([time]) => time))
  const allowed = [`${lasting} hours`, `${nothingStaysDown} hours`]
  const days = times.filter((time) => /day/i.test(time))
  const isAddition = text.includes(`${lasting} hours`) && days.every((time) => time === '2 or 3 days')
  return [
    ...times.filter((time) => /hour/i.test(time) && !allowed.includes(time)),
    ...(isAddition ? [] : days),
  ]
}

describe('what the product says of vomiting', () => {
  it.each([
    ['Call if you vomit for 24 hours.', ['24 hours']],
    ['Vomiting for 2 or 3 days: call.', ['2 or 3 days']],
    ['You vomit for three days', ['three days']],
    ['Nothing stays down for 8 hours: call now.', ['8 hours']],
    ['If you vomit, or feel sick for 24 hours, call.', []],
  ])('is held against one rule: %s', (text, faults) => expect(faultsOf(text)).toEqual(faults))

  it('agrees with the rule', () => {
    expect(faultsOf(`${VOMITING_RULE} ${VOMITING_COMES_BACK}`)).toEqual([])
  })

  it('is nowhere another number of hours or days', () => {
    const files = PLACES.flatMap(filesIn)
    expect(files.length).toBeGreaterThan(500)
    const faults = files.flatMap((file) =>
      (readFileSync(new URL(file, ROOT), 'utf8').match(STRING) ?? [])
        .filter((text) => OF_VOMITING.test(text))
        .flatMap((text) => faultsOf(text).map((fault) => `${file}: ${fault}: ${text.slice(0, 120)}`)),
    )
    expect(faults).toEqual([])
  })
})
