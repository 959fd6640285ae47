import { jest } from '@jest/globals'

// A start applies every migration to a new database, which takes seconds on a busy machine. It stands here because jest
// takes `testTimeout` of a single project without a word and does not apply it.
jest.setTimeout(30_000)
