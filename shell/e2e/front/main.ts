// Home as a phone sees it, against what it was before. Run with `npm run bench:front [-- --runs 5 --write]`.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { createPerson } from '../support/api.ts'
import { type Figures, measureFront } from './figures.ts'

const KEPT = join(import.meta.dirname, 'kept.json')
const WORSE = 1.15

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
})

const rounded = (value: number): number => Number(value.toPrecision(value < 1 ? 2 : 4))

/** What is worse than kept: times by more than they differ from run to run, bytes and requests by anything. */
const worseThan = (kept: Record<string, number>, figures: Figures): string[] =>
  Object.entries(figures).flatMap(([name, { value, isExact, goal }]) => {
    const before = kept[name]
    if (before === undefined || rounded(value) <= before * (isExact ? 1 : WORSE)) return []
    // What is well below its goal may dance there.
    return !isExact && goal !== null && value <= goal ? [] : [`${name}: ${rounded(value)}, was ${before}`]
  })

const url = process.env.BASE_URL ?? 'http://localhost:3000'
const chrome = process.env.CHROME_PATH
const browser = await chromium.launch({
  ...(chrome === undefined ? {} : { executablePath: chrome }),
  args: ['--no-sandbox'],
})
const person = await createPerson(url)
const figures = await measureFront(browser, person, Number(values.runs))
await person.api.dispose()
await browser.close()

const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, number>
console.table(
  Object.entries(figures).map(([name, { value, goal }]) => ({
    figure: name,
    seen: rounded(value),
    kept: kept[name] ?? '-',
    goal: goal ?? '-',
    '': goal !== null && value > goal ? 'over' : '',
  })),
)
const results = Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, rounded(value)]))
console.log(JSON.stringify({ date: new Date().toISOString(), cpus: cpus().length, results }))
if (values.write) writeFileSync(KEPT, `${JSON.stringify(results, null, 2)}\n`)
const worse = values.write ? [] : worseThan(kept, figures)
if (worse.length > 0) console.error(`Worse than kept:\n${worse.join('\n')}`)
process.exit(worse.length > 0 ? 1 : 0)
