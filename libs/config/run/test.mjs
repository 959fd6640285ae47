import { allowedLoads, builtLoads, keptLoads } from './lib/budget.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { runChecks } from './lib/checks.mjs'
import { command } from './lib/command.mjs'
import { Failure } from '../../processes/src/failure.mjs'
import { overBudget } from './lib/first-load.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { tookSince } from './lib/progress.mjs'
import { describeFailure, isWorthASecondRun, together } from './lib/test-reports.mjs'
import { APART_SLICE, ONLY_FAILED, TEST_PARTS } from './lib/tests.mjs'

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

/**
 * A shared machine stalls for seconds now and then. There, and not on one's own, the few that failed run once more; what
 * passes then is named in the summary, so that somebody looks for the cause.
 */
const runOnceOrTwice = async (name, args) => {
  const first = await ALL[name](args).catch(failed)
  if (!process.env.CI || !isWorthASecondRun(first)) return first
  console.log(`\n${first.failed} failed, and run once more.`)
  return together(first, await ALL[name](ONLY_FAILED[name](args, first.failures)).catch(failed))
}

const runPart = async (name, args) => {
  const began = Date.now()
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const outcome = await runOnceOrTwice(name, args)
  if (outcome.note) console.log(outcome.note)
  return { name, took: tookSince(began), ...outcome }
}

const describe = ({ name, passed, failed: wrong, skipped, flaky = [], took }) => {
  const counts = [
    `${passed} passed`,
    `${wrong} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} of them flaky`] : []),
  ].join(', ')
  return `${wrong === 0 ? '✓' : '✗'} ${name.padEnd(6)} ${counts.padEnd(36)} ${took}`
}

/** At the very end, where a reader of a long log looks. */
const list = (title, failures) => {
  if (failures.length > 0) console.log(['', title, ...failures.map(describeFailure)].join('\n'))
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
  list(
    'Failed once and passed when repeated; look for the cause:',
    outcomes.flatMap(({ flaky = [] }) => flaky),
  )
  list(
    'Failed:',
    outcomes.flatMap(({ failures = [] }) => failures),
  )
  console.log(`\n${total(outcomes, 'passed')} passed, ${total(outcomes, 'failed')} failed`)
  return total(outcomes, 'failed') === 0 ? 0 : 1
}

await command(() => main(process.argv.slice(2)))
