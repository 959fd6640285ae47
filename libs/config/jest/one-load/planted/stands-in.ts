import { expect, it, jest } from '@jest/globals'

it('lets something stand in until its end', () => {
  jest.spyOn(Math, 'random').mockReturnValue(2)
  expect(Math.random()).toBe(2)
})
