import { Logger } from '@nestjs/common'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { situation } from '../base/errors/situation.js'
import { homeTexts } from './home-texts.js'

const watchLog = () => jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
let log: ReturnType<typeof watchLog>

beforeEach(() => {
  jest.useFakeTimers()
  log = watchLog()
})
afterEach(() => void jest.useRealTimers())

const fine = { concerns: Promise.resolve({ concerns: [] }) }

describe(homeTexts.name, () => {
  it('spells what is an object, and hands on what is a text already', async () => {
    const words = '{"date": "2026-11-20"}'
    expect(
      await homeTexts({
        fluid_summary: Promise.resolve({ date: '2026-11-20', absent: undefined }),
        daily_encouragement: Promise.resolve(words),
      }),
    ).toEqual({ fluid_summary: '{"date":"2026-11-20"}', daily_encouragement: words })
  })

  it('leaves out a part that is away, without a word', async () => {
    const away = Promise.reject(new (situation('unavailable', 'Away.'))())
    expect(await homeTexts({ ...fine, scan_status: away })).toEqual({ concerns: '{"concerns":[]}' })
    expect(log).not.toHaveBeenCalled()
  })

  it('leaves out a part that fails, and names it in the log without what it says', async () => {
    const broken = Promise.reject(new TypeError('Sam weighs 210'))
    expect(await homeTexts({ ...fine, weight_history: broken })).toEqual({ concerns: '{"concerns":[]}' })
    expect(log.mock.calls).toEqual([['weight_history was left out: TypeError']])
  })

  it('waits for no part for ever, and does not mind what comes of it later', async () => {
    let fail: (late: Error) => void = () => undefined
    const late = new Promise<object>((_resolve, reject) => (fail = reject))
    const told = homeTexts({ ...fine, meal_timer: late })
    await jest.advanceTimersByTimeAsync(3_000)
    expect(await told).toEqual({ concerns: '{"concerns":[]}' })
    fail(new Error('much later'))
    await jest.advanceTimersByTimeAsync(1)
    expect(jest.getTimerCount()).toBe(0)
  })
})
