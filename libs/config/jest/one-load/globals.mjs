import { jestExpect } from '@jest/expect'
import { afterAll, afterEach, beforeAll, beforeEach, describe, getState, it, test } from 'jest-circus'
import { mocker } from './mocker.mjs'

// What `@jest/globals` is in tests on Postgres. Modules are loaded once for many files there, so what replaces modules or the
// clock is left out: a test that calls it fails, and belongs among the pure ones.

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
