import { beforeAll, expect, it } from '@jest/globals'

beforeAll(() => {
  throw new Error('no start')
})

it('cannot run', () => expect(1).toBe(1))
