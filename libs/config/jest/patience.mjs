import { jest } from '@jest/globals'

// A start applies every migration to a new database, and a report of half a year is laid out, which takes seconds on a busy
// machine: a test ends when it is done, or when it hangs. It stands here because jest
// takes `testTimeout` of a single project without a word and does not apply it.
jest.setTimeout(30_000)
