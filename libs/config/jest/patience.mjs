import { jest } from '@jest/globals'
import { PATIENCE_MS } from './patience-ms.mjs'

// It stands here because jest takes `testTimeout` of a single project without a word and does not apply it.
jest.setTimeout(PATIENCE_MS)
