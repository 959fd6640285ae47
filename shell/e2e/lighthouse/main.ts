// Lighthouse on a phone, over the screens people open. Run with `npm run lighthouse [-- --runs 3]`.
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { launch } from 'puppeteer-core'
import { findings } from './findings.ts'
import { prepare, type Scene, scenesAt } from './scenes.ts'

/** Of 100, and what it has to be. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100 }
type Category = keyof typeof GOALS
const CATEGORIES = Object.keys(GOALS) as Category[]

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
})
const url = process.env.BASE_URL ?? 'http://localhost:3000'

/** One visit by a browser that was never here. */
const visit = async (scene: Scene): Promise<Result> => {
  const browser = await launch({
    executablePath: process.env.CHROME_PATH ?? 'chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  try {
    const page = await browser.newPage()
    await prepare(page, url, scene)
    const flags = { formFactor: 'mobile', onlyCategories: CATEGORIES, logLevel: 'error' } as const
    const seen = await lighthouse(`${url}/`, flags, undefined, page)
    if (seen === undefined) throw new Error(`Lighthouse saw nothing of ${scene.name}`)
    return seen.lhr
  } finally {
    await browser.close()
  }
}

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)
const middleBy = <T>(all: T[], by: (one: T) => number) =>
  all.toSorted((a, b) => by(a) - by(b))[all.length >> 1]

const rows: Record<string, string | number>[] = []
const under: string[] = []
for (const scene of await scenesAt(url)) {
  if (values.only !== undefined && scene.name !== values.only) continue
  const seen: Result[] = []
  for (let run = 0; run < Number(values.runs); run++) seen.push(await visit(scene))
  const middle = middleBy(seen, (one) => scoreOf(one, 'performance'))
  if (middle === undefined) throw new Error('at least one run, please')
  const value = (id: string) => middle.audits[id]?.displayValue ?? '-'
  rows.push({
    screen: scene.name,
    ...Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(middle, category)])),
    'first paint': value('first-contentful-paint'),
    'largest paint': value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  })
  for (const category of CATEGORIES) {
    if (scoreOf(middle, category) >= GOALS[category]) continue
    under.push(
      `${scene.name}: ${category} ${scoreOf(middle, category)}, goal ${GOALS[category]}`,
      ...findings(middle, category),
    )
  }
}
console.table(rows)
if (under.length > 0) console.error(`Under the goal:\n${under.join('\n')}`)
process.exit(under.length > 0 ? 1 : 0)
