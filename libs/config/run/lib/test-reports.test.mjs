import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ROOT } from '../../workspace/workspace.mjs'
import { describeFailure, isWorthASecondRun, readJest, readPlaywright, together } from './test-reports.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const report = (values) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(values))
  return file
}

const jestReport = (testResults, runtimeErrors = 0) =>
  report({
    numPassedTests: 4,
    numFailedTests: testResults.flatMap(({ assertionResults }) => assertionResults).length,
    numRuntimeErrorTestSuites: runtimeErrors,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults,
  })
const failedTest = (fullName, ...failureMessages) => ({ fullName, status: 'failed', failureMessages })

describe(readJest, () => {
  it('names each test that failed, where it stands, with the first lines of why', () => {
    const why = `\u001B[31mexpected 1\u001B[39m\n\nreceived 2\n${'at a frame\n'.repeat(50)}`
    const file = jestReport([
      {
        name: join(ROOT, 'libs/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [failedTest('a b', why)],
      },
    ])
    const outcome = readJest(file, 1)
    expect(outcome).toMatchObject({ passed: 4, failed: 1, skipped: 1 })
    expect(outcome.failures).toMatchObject([{ file: 'libs/a.test.ts', name: 'a b' }])
    expect(outcome.failures[0].why).toMatch(/^expected 1\nreceived 2\nat a frame/)
    expect(outcome.failures[0].why.split('\n')).toHaveLength(14)
  })

  it('names a file that could not run at all', () => {
    const file = jestReport(
      [
        {
          name: join(ROOT, 'libs/a.test.ts'),
          status: 'failed',
          message: 'child exceptions',
          assertionResults: [],
        },
      ],
      1,
    )
    expect(readJest(file, 1)).toMatchObject({
      failed: 1,
      failures: [{ file: 'libs/a.test.ts', name: '', why: 'child exceptions' }],
    })
  })

  it('is not green when the tool failed without naming a test, or wrote no report', () => {
    expect(readJest(jestReport([]), 1)).toMatchObject({ failed: 1, failures: [] })
    expect(readJest(join(folder, 'none.json'), 0)).toMatchObject({ failed: 1, failures: [] })
  })
})

describe(readPlaywright, () => {
  it('finds the failed ones at every depth of the report', () => {
    const spec = (title, ok, ...errors) => ({
      title,
      ok,
      file: 'a.e2e.ts',
      line: 7,
      tests: [{ results: [{ errors: errors.map((message) => ({ message })) }] }],
    })
    const file = report({
      stats: { expected: 2, unexpected: 1, skipped: 0, flaky: 0 },
      errors: [],
      suites: [{ specs: [spec('fine', true)], suites: [{ specs: [spec('torn', false, 'no button')] }] }],
    })
    expect(readPlaywright(file, 1)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      failures: [{ file: 'a.e2e.ts', line: 7, name: 'torn', why: 'no button' }],
    })
  })
})

const failure = (name) => ({ file: 'a.e2e.ts', name, why: 'slow' })
const outcome = (passed, ...names) => ({
  passed,
  failed: names.length,
  skipped: 0,
  failures: names.map(failure),
})

describe(together, () => {
  it('tells what passed the second time from what fails for good', () => {
    expect(together(outcome(10, 'one', 'two'), outcome(1, 'two'))).toEqual({
      passed: 11,
      failed: 1,
      skipped: 0,
      failures: [failure('two')],
      flaky: [failure('one')],
    })
  })

  it('stays as red as it was when the second run could try nothing', () => {
    const first = outcome(10, 'one', 'two')
    const crashed = { passed: 0, failed: 1, skipped: 0, note: 'jest ended with exit code 1.' }
    expect(together(first, crashed)).toEqual({ ...first, note: crashed.note })
    expect(together(first, { ...crashed, failures: [] })).toEqual({ ...first, note: crashed.note })
  })
})

describe(isWorthASecondRun, () => {
  it('is for a few tests that are named', () => {
    expect(isWorthASecondRun(outcome(10, 'one'))).toBe(true)
    expect(isWorthASecondRun(outcome(10))).toBe(false)
    expect(isWorthASecondRun(outcome(10, 'a', 'b', 'c', 'd', 'e', 'f'))).toBe(false)
    expect(isWorthASecondRun({ ...outcome(10, 'one'), failed: 2 })).toBe(false)
    expect(isWorthASecondRun({ passed: 9, failed: 1, skipped: 0 })).toBe(false)
  })
})

it('describes a failure as a reader looks for it', () => {
  expect(describeFailure(failure('one'))).toBe('✗ a.e2e.ts › one\nslow')
  expect(describeFailure(failure(''))).toBe('✗ a.e2e.ts\nslow')
})
