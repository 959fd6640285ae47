import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../../workspace/workspace.mjs'

/** @typedef {{file: string, name: string, why: string, line?: number}} FailedTest  `name` is empty when the whole file failed */
/** @typedef {{passed: number, failed: number, skipped: number, failures?: FailedTest[], note?: string}} Outcome */

/** Enough for an expectation with its frame; the whole stands where the test ran. */
const MOST_LINES = 14

const fewLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, MOST_LINES)
    .join('\n')

const nothingReported = (tool, code) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [],
  note: `${tool} ended with exit code ${code} and no report; its output above says why.`,
})

/** A tool that fails without naming a test must not look green. */
const honest = (outcome, tool, code) =>
  code !== 0 && outcome.failed === 0
    ? { ...outcome, failed: 1, note: `${tool} ended with exit code ${code}.` }
    : outcome

const failuresOfJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ file, name: '', why: fewLines(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      why: fewLines(failureMessages.join('\n')),
    }))
  })

/**
 * What jest wrote about a run.
 * @param {string} file  of its report
 * @param {number} code  it ended with
 * @returns {Outcome}
 */
export const readJest = (file, code) => {
  if (!existsSync(file)) return nothingReported('jest', code)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const outcome = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresOfJest(report),
  }
  return honest(outcome, 'jest', code)
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

const failuresOfPlaywright = (report) =>
  specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      file,
      line,
      name: title,
      why: fewLines(
        tests
          .flatMap(({ results }) => results)
          .flatMap(({ errors }) => errors)
          .map(({ message }) => message)
          .join('\n'),
      ),
    }))

/**
 * What Playwright wrote about a run.
 * @param {string} file  of its report
 * @param {number} code  it ended with
 * @returns {Outcome}
 */
export const readPlaywright = (file, code) => {
  if (!existsSync(file)) return nothingReported('playwright', code)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const outcome = {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
    failures: failuresOfPlaywright(report),
  }
  return honest(outcome, 'playwright', code)
}

/** @param {FailedTest} test */
export const describeFailure = ({ file, name, why }) => `✗ ${file}${name && ` › ${name}`}\n${why}`

/** More than these are no accident, and are not tried again. */
const MOST_REPEATED = 5

/** @param {Outcome} outcome */
export const isWorthASecondRun = ({ failed, failures = [] }) =>
  failures.length > 0 && failures.length === failed && failed <= MOST_REPEATED

const idOf = ({ file, name }) => `${file} ${name}`

/**
 * A run and the second one of what failed in it: what passes then is flaky, and is named.
 * @param {Outcome} first
 * @param {Outcome} second
 * @returns {Outcome & {flaky?: FailedTest[]}}
 */
export const together = (first, second) => {
  // A tool that failed by itself has tried nothing.
  if (second.failures?.length !== second.failed) return { ...first, note: second.note }
  const still = new Set(second.failures.map(idOf))
  return {
    ...second,
    passed: first.passed + first.failed - second.failed,
    skipped: first.skipped,
    flaky: first.failures.filter((failure) => !still.has(idOf(failure))),
  }
}
