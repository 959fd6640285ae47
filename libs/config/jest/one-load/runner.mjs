import { fileURLToPath } from 'node:url'
import { Worker } from 'jest-worker'

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url))

/**
 * Jest's `runner` for tests in Node: as many processes as workers, each of which loads a module once and not once a file
 * (decision 97). Jest finds the files, orders them and reports.
 */
export default class OneLoadRunner {
  isSerial = false
  supportsEventEmitters = false

  /** @param {object} globalConfig  what jest was asked for */
  constructor(globalConfig) {
    this.globalConfig = globalConfig
  }

  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const { maxWorkers, testNamePattern, expand, rootDir, noStackTrace } = this.globalConfig
    const globalConfig = { testNamePattern, expand, rootDir, noStackTrace }
    const workers = new Worker(WORKER, {
      exposedMethods: ['run'],
      numWorkers: maxWorkers,
      maxRetries: 0,
      forkOptions: { execArgv: ['--no-warnings'], stdio: 'inherit' },
    })
    const waiting = [...tests]
    const lane = async () => {
      for (let test = waiting.shift(); test && !watcher.isInterrupted(); test = waiting.shift()) {
        const { displayName, rootDir: root, testMatch } = test.context.config
        const config = { displayName, rootDir: root, testMatch }
        await onStart(test)
        try {
          const result = await workers.run({ path: test.path, config, globalConfig })
          // Of a file that cannot be loaded jest would only say that it holds no test.
          if (result.testExecError && result.testResults.length === 0) throw result.testExecError
          await onResult(test, result)
        } catch (error) {
          await onFailure(test, { message: String(error.message), stack: String(error.stack) })
        }
      }
    }
    try {
      await Promise.all(Array.from({ length: maxWorkers }, lane))
    } finally {
      await workers.end()
    }
  }
}
