import { beforeAll, expect, it } from '@jest/globals'

let random = 2
beforeAll(() => {
  random = Math.random()
})

it('begins with what was put back', () => {
  expect(random).toBeLessThan(1)
})
