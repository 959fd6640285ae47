import { expect, it } from '@jest/globals'
import { limitOf } from './thing.js'

// The module is the one that the file before has asked.
it('has the modules of the file before', () => expect(limitOf('b')).toBe(2))
