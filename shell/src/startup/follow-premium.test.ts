import { describe, expect, it, jest } from '@jest/globals'
import { createApiClient, createQueryClient, queryKeys } from '@gb/api-client'
import { createSessionStore } from '../host/session-store'
import { aSession } from '../offline/session.fixture'
import { followPremium } from './follow-premium'

const session = aSession('0b7c8a52-63f1-4d43-9c55-0f5f2f3f7d11')

const scene = (isPremium: boolean, says: boolean) => {
  const queries = createQueryClient()
  const sessions = createSessionStore()
  sessions.set({ ...session, is_premium: isPremium })
  const asked: string[] = []
  const api = createApiClient({
    baseUrl: 'http://shell.test',
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname)
      return Response.json({
        premium_active: says,
        package_id: null,
        renews_at: null,
        cancel_at_period_end: false,
      })
    },
  })
  const reload = jest.fn(() => {
    sessions.set({ ...session, is_premium: says })
    return Promise.resolve()
  })
  followPremium({ api, sessions }, queries, reload)
  return { queries, sessions, asked, reload }
}
const look = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((done) => setTimeout(done, 20))
}

describe(followPremium.name, () => {
  it('brings premium that was paid elsewhere when the app is looked at again', async () => {
    const { reload, asked } = scene(false, true)
    await look()
    expect(asked).toContain(`/api/user-premium-status/${session.user_id}`)
    expect(reload).toHaveBeenCalledTimes(1)
    await look()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('takes premium away that has ended', async () => {
    const { queries, reload } = scene(true, false)
    queries.setQueryData(queryKeys.premiumStatus(session.user_id), { premium_active: false })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves everything as it is when nothing has changed, or when it speaks of somebody else', async () => {
    const { queries, reload } = scene(false, false)
    await look()
    queries.setQueryData(queryKeys.premiumStatus('somebody-else'), { premium_active: true })
    expect(reload).not.toHaveBeenCalled()
  })
})
