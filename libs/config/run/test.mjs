import { allowedLoads, builtLoads, keptLoads } from './lib/budget.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { command } from './lib/command.mjs'
import { Failure } from '../../processes/src/failure.mjs'
import { overBudget } from './lib/first-load.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { tookSince } from './lib/progress.mjs'
import { APART_SLICE, TEST_PARTS } from './lib/tests.mjs'

// npm test                     everything
// npm run test:unit -- <args>  one part; the rest goes to its tool

const check = async () => {
  const results = await runChecks([])
  return { passed: results.filter((ok) => ok).length, failed: results.filter((ok) => !ok).length, skipped: 0 }
}

const build = async () => {
  await ensureBuilt()
  const loads = builtLoads()
  const over = overBudget(loads, keptLoads(), allowedLoads())
  return { passed: loads.length - over.length, failed: over.length, skipped: 0, note: over.join('\n') }
}

const ALL = { check, build, ...TEST_PARTS }

/** What a run without a name takes, in its order; of the layouts apart a slice, since each takes as long as the whole. */
const USUAL = { check: [], build: [], unit: [], db: [], e2e: [], apart: APART_SLICE }

/** Parts that need the built product. */
const JOURNEYS = new Set(['e2e', 'apart', 'twice'])

const failed = (error) => {
  if (!(error instanceof Failure)) return { passed: 0, failed: 1, skipped: 0, note: error.stack }
  return {
    passed: 0,
    failed: 1,
    skipped: 0,
    note: [error.details?.trimEnd(), error.message].filter(Boolean).join('\n'),
  }
}

const runPart = async (name, args) => {
  const began = Date.now()
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const outcome = await ALL[name](args).catch(failed)
  if (outcome.note) console.log(outcome.note)
  return { name, took: tookSince(began), ...outcome }
}

const describe = ({ name, passed, failed: wrong, skipped, took }) => {
  const counts = [`${passed} passed`, `${wrong} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(
    ', ',
  )
  return `${wrong === 0 ? '✓' : '✗'} ${name.padEnd(6)} ${counts.padEnd(36)} ${took}`
}

const total = (outcomes, key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)

const main = async ([part, ...args]) => {
  if (part !== undefined && !(part in TEST_PARTS)) {
    throw new Failure(
      `There is no part "${part}". Known: ${Object.keys(TEST_PARTS).join(', ')}; without a name: everything.`,
    )
  }
  await ensureInstalled()
  // Imports are read by a thread of the built server.
  if (part === 'db') await ensureBuilt({ names: ['server'] })
  if (JOURNEYS.has(part)) await ensureBuilt()
  const outcomes = []
  for (const [name, given] of Object.entries(part ? { [part]: args } : USUAL)) {
    const outcome = await runPart(name, given)
    outcomes.push(outcome)
    console.log(describe(outcome))
  }
  if (outcomes.length > 1) console.log(['', ...outcomes.map(describe)].join('\n'))
  console.log(`\n${total(outcomes, 'passed')} passed, ${total(outcomes, 'failed')} failed`)
  return total(outcomes, 'failed') === 0 ? 0 : 1
}

await command(() => main(process.argv.slice(2)))
