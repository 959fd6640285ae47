import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { checkLaw } from './law.mjs'
import { SENTENCES } from './rules.mjs'

const PLANTED = join(dirname(fileURLToPath(import.meta.url)), 'planted')
const rules = readdirSync(PLANTED)
const cases = rules.flatMap((rule) => readdirSync(join(PLANTED, rule)).map((name) => [rule, name]))

const LONG = 60_000

// That the tree keeps it is the check `law`, which every run of all tests begins with.
describe('the law of imports', () => {
  it.each(cases)(
    '%s turns red on %s, and nothing else does',
    async (rule, name) => {
      const violations = await checkLaw(join(PLANTED, rule, name))
      expect([...new Set(violations.map((violation) => violation.rule))]).toEqual([rule])
    },
    LONG,
  )

  it('has no rule that nobody has seen red', () => {
    expect(rules.toSorted()).toEqual(Object.keys(SENTENCES).toSorted())
  })
})
