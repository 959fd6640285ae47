import { pathToFileURL } from 'node:url'
import { jestExpect } from '@jest/expect'
import { createEmptyTestResult } from '@jest/test-result'
import { addEventHandler, getState, resetState, run } from 'jest-circus'
import { formatExecError, formatResultsErrors } from 'jest-message-util'
import { PATIENCE_MS } from '../patience-ms.mjs'
import { mocker } from './mocker.mjs'

/** Faults that nobody waited for, of the file that runs. */
const faults = new Map()
const LISTENERS = {
  uncaughtException: (error) => faults.set(error, error),
  unhandledRejection: (error, promise) => faults.set(promise, error),
  rejectionHandled: (promise) => faults.delete(promise),
}

const listening = async (work) => {
  for (const [event, listener] of Object.entries(LISTENERS)) process.on(event, listener)
  try {
    return await work()
  } finally {
    for (const [event, listener] of Object.entries(LISTENERS)) process.off(event, listener)
  }
}

addEventHandler(({ name, test }) => {
  if (name === 'test_start') {
    jestExpect.setState({ currentTestName: test.name, testFailing: test.failing })
    mocker.restoreAllMocks()
  }
  if (name === 'test_done') {
    test.numPassingAsserts = jestExpect.getState().numPassingAsserts
    test.errors.push(...jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error))
  }
})

/** Jest shows the line of a fault by its path; Node names it by its address. */
const byPath = (text) => text.replaceAll('file://', '')

const withPaths = (error) =>
  error instanceof Error ? { message: error.message, stack: byPath(error.stack ?? '') } : error

const STATUS = { skip: 'pending', todo: 'todo' }

const outcomeOf = (result) => {
  const names = result.testPath.slice(1)
  const status = STATUS[result.status] ?? (result.errors.length > 0 ? 'failed' : 'passed')
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1),
    fullName: names.join(' '),
    status,
    duration: result.duration,
    failureDetails: result.errorsDetailed,
    failureMessages: result.errors.map(byPath),
    invocations: result.invocations,
    location: result.location,
    numPassingAsserts: result.numPassingAsserts,
    retryReasons: result.retryReasons,
  }
}

const runTests = async (path, namePattern) => {
  const state = getState()
  state.testTimeout = PATIENCE_MS
  state.testNamePattern = namePattern ? new RegExp(namePattern, 'i') : null
  try {
    await import(pathToFileURL(path).href)
    return await run()
  } catch (error) {
    faults.set(error, error)
    return { testResults: [], unhandledErrors: [] }
  } finally {
    // Rejections are told of after the work that made them.
    await new Promise((resolve) => setImmediate(resolve))
    // What stood in for something in the last test, a clock perhaps, is none of the next file, which begins before its first test.
    mocker.restoreAllMocks()
  }
}

/**
 * Runs the tests of a file in this process, as jest would, but with modules that stay loaded for the next file.
 * @param {{path: string, config: object, globalConfig: object}} asked  what jest's runner was given
 * @returns {Promise<import('@jest/test-result').TestResult>}
 */
export const runFile = async ({ path, config, globalConfig }) => {
  faults.clear()
  resetState()
  const start = Date.now()
  const ran = await listening(() => runTests(path, globalConfig.testNamePattern))
  const outcomes = ran.testResults.map(outcomeOf)
  const count = (status) => outcomes.filter((outcome) => outcome.status === status).length
  const wrong = [...ran.unhandledErrors, ...faults.values()].map((error) =>
    formatExecError(withPaths(error), config, globalConfig, path),
  )
  const end = Date.now()
  const empty = createEmptyTestResult()
  return {
    ...empty,
    displayName: config.displayName,
    failureMessage:
      [formatResultsErrors(outcomes, config, globalConfig, path), ...wrong].filter(Boolean).join('\n') ||
      null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...empty.perfStats, start, end, runtime: end - start, slow: end - start > 5000 },
    testExecError: wrong.length > 0 ? { message: '', stack: wrong.join('\n') } : undefined,
    testFilePath: path,
    testResults: outcomes,
  }
}
