import { describe, expect, it, jest } from '@jest/globals'
import { createApiClient } from '@gb/api-client'
import { loadSession } from './load-session'

type Answer = () => Response
const signedIn: Answer = () => Response.json({ user_id: 'u', is_premium: false, consent: null })
const visitor: Answer = () => Response.json({ error: 'no_session' }, { status: 401 })
const down: Answer = () => new Response('', { status: 503 })
const offline: Answer = () => {
  throw new TypeError('Failed to fetch')
}

/** Answers one call after the other; the last answer repeats. */
function scene(answers: Answer[], options: { installed?: boolean; recoveryCode?: string } = {}) {
  const calls: string[] = []
  const waits: number[] = []
  const troubles = jest.fn()
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      calls.push(new URL(request.url).pathname)
      const answer = answers[Math.min(calls.length, answers.length) - 1]
      if (answer === undefined) throw new Error('no answer planned')
      return answer()
    },
  })
  const load = () =>
    loadSession({
      api,
      installed: options.installed ?? false,
      recoveryCode: options.recoveryCode ?? null,
      onTrouble: troubles,
      wait: jest.fn(async (ms: number) => void waits.push(ms)),
    })
  return { load, calls, waits, troubles }
}

describe(loadSession.name, () => {
  it('gives the session', async () => {
    await expect(scene([signedIn]).load()).resolves.toMatchObject({ user_id: 'u' })
  })

  it('takes "no session" for a visitor at once, without another try', async () => {
    const { load, calls } = scene([visitor])
    await expect(load()).resolves.toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('tries 3 times in a browser, with waits of 1.5 s times the attempt', async () => {
    const { load, calls, waits } = scene([offline])
    await expect(load()).rejects.toMatchObject({ name: 'NetworkError' })
    expect(calls).toHaveLength(3)
    expect(waits).toEqual([1500, 3000])
  })

  it('tries 8 times when installed, with waits of 2 s times the attempt', async () => {
    const { load, calls, waits } = scene([down], { installed: true })
    await expect(load()).rejects.toMatchObject({ status: 503 })
    expect(calls).toHaveLength(8)
    expect(waits).toEqual([2000, 4000, 6000, 8000, 10_000, 12_000, 14_000])
  })

  it('goes on as soon as the server is back', async () => {
    const { load, waits } = scene([down, signedIn])
    await expect(load()).resolves.toMatchObject({ user_id: 'u' })
    expect(waits).toEqual([1500])
  })

  it('opens the profile by its code when installed and the session was lost', async () => {
    const { load, calls } = scene([signedIn, visitor, signedIn], { installed: true, recoveryCode: '123456' })
    await expect(load()).resolves.toMatchObject({ user_id: 'u' })
    expect(calls).toEqual(['/api/profile-by-code/123456', '/api/session', '/api/session'])
  })

  it('falls back to the session when installed and the code could not be asked for', async () => {
    const { load, calls } = scene([down, signedIn], { installed: true, recoveryCode: '123456' })
    await expect(load()).resolves.toMatchObject({ user_id: 'u' })
    expect(calls).toHaveLength(2)
  })

  it('tells of trouble once, before the waiting', async () => {
    const { load, troubles } = scene([offline])
    await expect(load()).rejects.toMatchObject({ name: 'NetworkError' })
    expect(troubles).toHaveBeenCalledTimes(1)
  })

  it('never sends the code from a browser tab', async () => {
    const { load, calls } = scene([visitor], { recoveryCode: '123456' })
    await expect(load()).resolves.toBeNull()
    expect(calls).toEqual(['/api/session'])
  })

  it('is a visitor where the code opens nothing', async () => {
    const wrongCode: Answer = () => Response.json({ error: 'invalid_or_expired_code' }, { status: 404 })
    const { load } = scene([wrongCode, visitor], { installed: true, recoveryCode: '123456' })
    await expect(load()).resolves.toBeNull()
  })
})
