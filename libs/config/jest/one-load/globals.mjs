import { jestExpect } from '@jest/expect'
import { afterAll, afterEach, beforeAll, beforeEach, describe, getState, it, test } from 'jest-circus'
import { mocker } from './mocker.mjs'

// What `@jest/globals` is where modules are loaded once for many files. What replaces modules or the clock is left out: a test on
// Postgres that calls it fails, and a pure one is run by jest itself.

/** Ends a test that hangs, of the file that says it. */
const setTimeout = (ms) => {
  getState().testTimeout = ms
  return jest
}

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test }
export const expect = jestExpect
export const jest = {
  fn: mocker.fn.bind(mocker),
  replaceProperty: mocker.replaceProperty.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  setTimeout,
  spyOn: mocker.spyOn.bind(mocker),
}
