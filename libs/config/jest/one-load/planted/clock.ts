import { it, jest } from '@jest/globals'

it('cannot stop the clock', () => {
  jest.useFakeTimers()
})
