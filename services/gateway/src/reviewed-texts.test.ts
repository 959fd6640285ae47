import { globSync, readFileSync } from 'node:fs'
import { SCREENS_CHECKED } from '@gb/domain'
import { describe, expect, it } from '@jest/globals'

const ROOT = new URL('../../../', import.meta.url)
const PLACES = ['services/content/seed/**/*.json', '{shell,mfe-*,libs/*,services/*}/src/**/*.{ts,tsx}']
const files = globSync(PLACES, { cwd: ROOT.pathname }).filter(
  (file) => !/node_modules|\/dist\/|generated|\.test\./.test(file),
)

/** Text in quotes that says of something that it was reviewed or approved, by nobody or by somebody. */
const SAYS_REVIEWED =
  /["'`>][^"'`\n]*\b(?:[Rr]eviewed|[Mm]edically (?:checked|approved)|[Aa]pproved) (?:by|in|on|\w+ 20\d\d|\$\{)/

describe('what the product says of its own texts', () => {
  it('is that they were checked against their sources', () => {
    expect(SCREENS_CHECKED).toMatch(/^Checked against its sources, \w+ 20\d\d$/)
  })

  it.each(["'Reviewed November 2026'", '`Reviewed ${day}`', '"Medically approved by a doctor"'])(
    'would be found saying %s',
    (text) => expect(SAYS_REVIEWED.test(text)).toBe(true),
  )

  it('is nowhere that they were reviewed: no clinician has done so', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => SAYS_REVIEWED.test(readFileSync(new URL(file, ROOT), 'utf8')))).toEqual([])
  })
})
