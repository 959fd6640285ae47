import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { CookieNames, parseEnv, type SessionPort, type SessionUser } from '@gb/service-kit'
import { PATIENCE_MS, VisitorsService } from './visitors.service.js'

const names = new CookieNames(parseEnv({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }))
const cookies = { [names.session]: 'a token' }

/** Sessions of whom it takes a while to find out. */
const scene = (verify: SessionPort['verify']) => {
  const sessions = {
    verify: jest.fn(verify),
    freshness: jest.fn<SessionPort['freshness']>(),
    helped: jest.fn<SessionPort['helped']>(),
  }
  return { sessions, visitors: new VisitorsService(sessions, names) }
}

describe(VisitorsService.name, () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('asks nothing for who has no session', async () => {
    const { sessions, visitors } = scene(async () => null)
    expect(await visitors.who({ cookies: {} })).toBeNull()
    expect(sessions.verify).not.toHaveBeenCalled()
  })

  it('waits for who it is, and no longer than a page can wait: then nobody knows', async () => {
    let answer: (user: SessionUser) => void = () => undefined
    const { visitors } = scene(() => new Promise((resolve) => (answer = resolve)))
    const inTime = visitors.who({ cookies })
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1)
    answer({ userId: 'maria' } as SessionUser)
    expect(await inTime).toBe('maria')

    const tooLate = visitors.who({ cookies })
    await jest.advanceTimersByTimeAsync(PATIENCE_MS)
    answer({ userId: 'maria' } as SessionUser)
    expect(await tooLate).toBeUndefined()
  })

  it('tells a session that has ended from one that cannot be read', async () => {
    expect(await scene(async () => null).visitors.who({ cookies })).toBeNull()
    const { visitors } = scene(() => Promise.reject(new Error('down')))
    expect(await visitors.who({ cookies })).toBeUndefined()
  })
})
